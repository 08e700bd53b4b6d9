import type { sentences as english } from '#features/requests/pages/strings/en/company-requests.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Anfragen',
  show: 'Anzeigen',
  all: 'Alle',
  whose: 'Zuständige Person',
  mine: 'Meine',
  groups: {
    'to-answer': 'Zu beantworten',
    'with-client': 'Beim Kunden',
    won: 'Auftrag erhalten',
    over: 'Erledigt',
  },
  hint: 'Ein Angebot, ein Ortstermin, eine Nachricht, eine Frage oder eine Absage gilt als Antwort.',
  replyBy: (day, left) =>
    left === null
      ? `Antwort bis ${day}`
      : left > 0
        ? `Antwort bis ${day}, ${pluralForm('de', left, { one: 'noch 1 Tag', other: `noch ${left} Tage` })}`
        : `Antwort bis heute Abend, ${day}`,
  reply: 'Antworten',
  about: (title) => `: ${title}`,
  distance: (km) => (km === 0 ? 'ganz in der Nähe' : `etwa ${km} km entfernt`),
  timings: {
    urgent: 'dringend',
    'within-month': 'innerhalb eines Monats',
    'one-to-three-months': 'in ein bis drei Monaten',
    flexible: 'zeitlich flexibel',
  },
  fromDay: (day) => `ab ${day}`,
  budget: (low, high) => `${low} bis ${high}`,
  visitOn: (day, time) => `Ortstermin am ${day} um ${time} Uhr`,
  timesProposed: 'Sie haben Termine vorgeschlagen. Der Kunde hat noch keinen gewählt.',
  timesAsked: 'Der Kunde bittet um andere Termine',
  proposeTimes: 'Termine vorschlagen',
  visited: 'Sie waren vor Ort. Schreiben Sie jetzt Ihr Angebot.',
  writeQuote: 'Angebot schreiben',
  quote: (total, day) =>
    day ? `Ihr Angebot über ${total} gilt bis ${day}` : `Ihr Angebot über ${total} ist beim Kunden`,
  changeAsked: 'Der Kunde bittet Sie, Ihr Angebot zu ändern',
  changeQuote: 'Angebot ändern',
  quoteExpired: 'Ihr Angebot ist abgelaufen',
  replied: (day) => (day ? `Sie haben am ${day} geantwortet` : 'Sie haben geantwortet'),
  won: (day) => (day ? `Angenommen am ${day}` : 'Ihr Angebot wurde angenommen'),
  openProject: 'Projekt öffnen',
  closedOn: (day) => `Beendet am ${day}`,
  closedCount: (count) =>
    pluralForm('de', count, { one: '1 erledigte Anfrage', other: `${count} erledigte Anfragen` }),
  showClosed: 'Erledigte Anfragen anzeigen',
  none: 'Noch keine Anfragen',
  noneText:
    'Sobald ein Kunde Ihren Betrieb um ein Angebot bittet, steht die Anfrage mit ihrer Frist hier. Kunden können Betriebe anfragen, die einen Tarif haben oder in der Testphase sind, und ein vollständiges Profil hilft ihnen bei der Wahl.',
  completeProfile: 'Profil vervollständigen',
  noneToAnswer: 'Zurzeit nichts zu beantworten',
  noneToAnswerText:
    'Neue Anfragen erscheinen hier, die dringendsten zuerst. Wir geben Ihnen Bescheid, sobald eine eintrifft.',
  noneOfGroup: 'Keine Anfragen mit diesem Status',
  noneOfGroupText: 'Unter „Alle“ finden Sie die übrigen Anfragen.',
  noneMine: 'Ihnen ist keine Anfrage zugewiesen',
  noneMineText: 'Sie oder jemand aus dem Team kann eine Anfrage auf ihrer Seite zuweisen.',
  showAll: 'Alle Anfragen anzeigen',
};
