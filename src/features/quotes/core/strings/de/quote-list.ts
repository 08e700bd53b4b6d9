import type { sentences as english } from '#features/quotes/core/strings/en/quote-list.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  priceBook: 'Preisbuch',
  myQuotes: 'Meine Kostenvoranschläge',
  noQuotes: 'Noch keine Kostenvoranschläge',
  noQuotesCompany:
    'Ein Kostenvoranschlag beginnt mit dem Wunsch eines Kunden: Öffnen Sie eine Anfrage und wählen Sie „Voranschlag schreiben“, oder schreiben Sie einen für jemanden, mit dem Sie in Kontakt sind.',
  noQuotesClient:
    'Beschreiben Sie die Arbeit einmal, dann stehen die Kostenvoranschläge der Betriebe hier nebeneinander.',
  waitingForYou: 'Wartet auf Sie',
  waitingForThem: 'Wartet auf die andere Seite',
  settled: 'Erledigt',
  byState: 'Nach Stand',
  all: 'Alle',
  stateTotal: (amount) => `${amount} zusammen`,
  noneOfState: 'Kein Kostenvoranschlag mit diesem Stand',
  older: 'Ältere',
  newest: 'Neueste',
  newQuote: 'Neuer Voranschlag',
  newQuoteText:
    'Für jemanden, mit dem Ihr Betrieb schreibt. Für eine Anfrage öffnen Sie die Anfrage und wählen „Voranschlag schreiben“.',
  writesWithNobody:
    'Ihr Betrieb schreibt noch mit niemandem. Ein Kostenvoranschlag geht an jemanden, der Ihnen geschrieben oder Sie angefragt hat.',
  notInTouch: (name) =>
    `Sie können ${name} noch keinen Kostenvoranschlag schicken: Diese Person hat Ihrem Betrieb weder geschrieben noch etwas angefragt.`,
  isApart: (name) =>
    `Sie können ${name} keinen Kostenvoranschlag schicken, solange einer von Ihnen den anderen blockiert hat.`,
  forWhom: 'Für wen',
  choose: 'Bitte wählen',
  changeOrders: 'Kostenvoranschläge und Nachträge',
  writeChange: 'Nachtrag schreiben',
  noChanges: 'Noch keine Nachträge',
  noChangesText:
    'Was zur Arbeit dazukommt oder wegfällt, wird hier vereinbart, mit einem Preis, bevor es gemacht wird.',
  number: 'Nummer',
  object: 'Gegenstand und Kunde',
  state: 'Stand',
  stands: 'Wie es steht',
  total: 'Summe inkl. MwSt.',
  answerBy: (day) => `Antworten bis ${day}`,
  asked: (words) => `gefragt: „${words}“`,
  seen: (day, left) => `gesehen am ${day}, ${left}`,
  notSeen: (left) => `noch nicht gesehen, ${left}`,
  daysLeft: (days) => pluralForm('de', days, { one: 'noch 1 Tag', other: `noch ${days} Tage` }),
  lastDay: 'heute ist der letzte Tag',
  signed: (day) => `unterschrieben am ${day}`,
  anotherChosen: 'ein anderer wurde angenommen',
  expired: (day) => `abgelaufen am ${day}`,
  withdrawn: (day) => `zurückgezogen am ${day}`,
  more: (quote) => `Mehr zu: ${quote}`,
  edit: 'Weiterschreiben',
  read: 'Kostenvoranschlag lesen',
  request: 'Die Anfrage',
  project: 'Das Projekt',
  message: 'Nachricht schreiben',
  remove: 'Entwurf löschen',
  removeText: 'Der Entwurf und seine Anhänge sind dann endgültig weg. Was vorher gesendet wurde, bleibt.',
  removed: 'Der Entwurf ist gelöscht',
  contractEnded: (day) => `beendet am ${day}`,
  contractWithdrawn: (day) => `widerrufen am ${day}`,
};
