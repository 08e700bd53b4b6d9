import type { sentences as english } from '#features/quotes/core/strings/en/quote-list.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  priceBook: 'Preisbuch',
  myQuotes: 'Meine Angebote',
  noQuotes: 'Noch keine Angebote',
  noQuotesCompany:
    'Öffnen Sie eine Anfrage und wählen Sie „Angebot schreiben“, oder schreiben Sie eins für einen Kunden, mit dem Sie in Kontakt sind.',
  noQuotesClient:
    'Beschreiben Sie einmal Ihr Vorhaben, dann erscheinen die Angebote der Betriebe hier nebeneinander.',
  waitingForYou: 'Wartet auf Sie',
  waitingForThem: 'Wartet auf Antwort',
  settled: 'Erledigt',
  byState: 'Nach Status',
  all: 'Alle',
  stateTotal: (amount) => `insgesamt ${amount}`,
  noneOfState: 'Keine Angebote mit diesem Status',
  older: 'Ältere Angebote',
  newest: 'Neueste Angebote',
  newQuote: 'Neues Angebot',
  newQuoteText:
    'Schreiben Sie ein Angebot für einen Kunden, mit dem Sie in Kontakt sind. Um auf eine Anfrage zu antworten, öffnen Sie diese und wählen „Angebot schreiben“.',
  writesWithNobody:
    'Sie sind noch mit keinem Kunden in Kontakt. Ein Angebot können Sie allen senden, die Ihrem Betrieb geschrieben oder ihn angefragt haben.',
  notInTouch: (name) =>
    `Sie können ${name} noch kein Angebot senden, weil Ihr Betrieb von dieser Person weder eine Nachricht noch eine Anfrage erhalten hat.`,
  isApart: (name) =>
    `Sie können ${name} kein Angebot senden, solange einer von Ihnen den anderen blockiert hat.`,
  forWhom: 'Kunde',
  choose: 'Kunden wählen',
  changeOrders: 'Angebote und Nachträge',
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
  anotherChosen: 'ein anderes Angebot wurde angenommen',
  expired: (day) => `abgelaufen am ${day}`,
  withdrawn: (day) => `zurückgezogen am ${day}`,
  more: (quote) => `Weitere Aktionen: ${quote}`,
  edit: 'Entwurf bearbeiten',
  read: 'Angebot lesen',
  request: 'Anfrage öffnen',
  project: 'Projekt öffnen',
  message: 'Nachricht schreiben',
  remove: 'Entwurf löschen',
  removeText: 'Entwurf und Anhänge werden endgültig gelöscht. Schon gesendete Fassungen bleiben erhalten.',
  removed: 'Entwurf gelöscht',
  contractEnded: (day) => `beendet am ${day}`,
  contractWithdrawn: (day) => `widerrufen am ${day}`,
};
