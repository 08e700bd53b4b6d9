import type { sentences as english } from '#features/quotes/core/strings/en/quote-list.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  priceBook: 'Preisbuch',
  myQuotes: 'Meine Kostenvoranschläge',
  noQuotes: 'Noch keine Kostenvoranschläge',
  noQuotesCompany:
    'Öffnen Sie eine Anfrage und wählen Sie „Voranschlag schreiben“, oder schreiben Sie einen für einen Kunden, mit dem Sie in Kontakt sind.',
  noQuotesClient:
    'Beschreiben Sie die Arbeit einmal, dann erscheinen die Kostenvoranschläge der Betriebe hier nebeneinander.',
  waitingForYou: 'Wartet auf Sie',
  waitingForThem: 'Wartet auf Antwort',
  settled: 'Erledigt',
  byState: 'Nach Status',
  all: 'Alle',
  stateTotal: (amount) => `insgesamt ${amount}`,
  noneOfState: 'Keine Kostenvoranschläge mit diesem Status',
  older: 'Ältere Voranschläge',
  newest: 'Neueste Voranschläge',
  newQuote: 'Neuer Voranschlag',
  newQuoteText:
    'Schreiben Sie einen Kostenvoranschlag für einen Kunden, mit dem Sie in Kontakt sind. Für eine Anfrage öffnen Sie die Anfrage und wählen „Voranschlag schreiben“.',
  writesWithNobody:
    'Sie sind noch mit keinem Kunden in Kontakt. Einen Kostenvoranschlag können Sie allen senden, die Ihrem Betrieb geschrieben oder ihn angefragt haben.',
  notInTouch: (name) =>
    `Sie können ${name} noch keinen Kostenvoranschlag senden: Ihr Betrieb hat von dieser Person weder eine Nachricht noch eine Anfrage erhalten.`,
  isApart: (name) =>
    `Sie können ${name} keinen Kostenvoranschlag senden, solange einer von Ihnen den anderen blockiert hat.`,
  forWhom: 'Kunde',
  choose: 'Kunden wählen',
  changeOrders: 'Kostenvoranschläge und Nachträge',
  writeChange: 'Nachtrag schreiben',
  noChanges: 'Noch keine Nachträge',
  noChangesText:
    'Mit einem Nachtrag vereinbaren Sie, welche Arbeit dazukommt oder wegfällt und zu welchem Preis, bevor jemand damit beginnt.',
  number: 'Nummer',
  object: 'Titel und Kunde',
  state: 'Status',
  stands: 'Einzelheiten',
  total: 'Gesamtbetrag inkl. MwSt.',
  answerBy: (day) => `Antworten bis ${day}`,
  asked: (words) => `gefragt: „${words}“`,
  seen: (day, left) => `gesehen am ${day}, ${left}`,
  notSeen: (left) => `noch nicht gesehen, ${left}`,
  daysLeft: (days) => pluralForm('de', days, { one: 'noch 1 Tag', other: `noch ${days} Tage` }),
  lastDay: 'heute ist der letzte Tag',
  signed: (day) => `unterschrieben am ${day}`,
  anotherChosen: 'ein anderer Kostenvoranschlag wurde angenommen',
  expired: (day) => `abgelaufen am ${day}`,
  withdrawn: (day) => `zurückgezogen am ${day}`,
  more: (quote) => `Weitere Aktionen: ${quote}`,
  edit: 'Entwurf bearbeiten',
  read: 'Kostenvoranschlag lesen',
  request: 'Anfrage öffnen',
  project: 'Projekt öffnen',
  message: 'Nachricht schreiben',
  remove: 'Entwurf löschen',
  removeText: 'Entwurf und Anhänge werden endgültig gelöscht. Schon gesendete Fassungen bleiben.',
  removed: 'Entwurf gelöscht',
  contractEnded: (day) => `beendet am ${day}`,
  contractWithdrawn: (day) => `widerrufen am ${day}`,
};
