import { withheldWords } from '#features/accounts/core/strings/de/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/leads.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import type { WaitDuration } from '#kernel/waiting-time.ts';

const daysOf = (count: number) => pluralForm('de', count, { one: '1 Tag', other: `${count} Tage` });

const waitWords = ({ days, hours, minutes }: WaitDuration) => {
  if (days > 0) return hours > 0 && days < 7 ? `${daysOf(days)} ${hours} Std.` : daysOf(days);
  if (hours > 0) return minutes > 0 ? `${hours} Std. ${minutes} Min.` : `${hours} Std.`;
  return `${minutes} Min.`;
};

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  leadNotFound: 'Diesen Interessenten gibt es nicht',
  alreadyDeclined: 'Diesem Interessenten haben Sie schon abgesagt',
  messageMissing: 'Schreiben Sie, was der Kunde lesen soll',
  messageTooLong: 'Das darf höchstens 2.000 Zeichen haben',
  noteTooLong: 'Eine Notiz darf höchstens 1.000 Zeichen haben',
  searchTooLong: 'Eine Suche darf höchstens 100 Zeichen haben',

  title: 'Interessenten',
  views: 'Wie Interessenten gezeigt werden',
  list: 'Liste',
  board: 'Tafel',
  newInquiry: 'Neue Anfrage',
  newMessage: 'Neue Nachricht',
  active: 'Aktiv',
  waits: ({ days, hours, minutes }) => `wartet ${waitWords({ days, hours, minutes })}`,
  waitingFirst: (count) =>
    pluralForm('de', count, {
      one: '1 Interessent wartet',
      other: `${count} Interessenten warten, die längsten zuerst`,
    }),
  trade: 'Gewerk',
  place: 'Ort',
  value: 'Wert',
  request: 'Anfrage',
  open: 'nicht angegeben',
  upTo: (sum) => `bis ${sum}`,
  from: (sum) => `ab ${sum}`,
  between: (min, max) => `${min} bis ${max}`,
  search: 'Nach Namen suchen',
  stageFilter: 'Stand',
  allStages: 'Jeder Stand',
  order: 'Reihenfolge',
  orders: { waiting: 'Wer am längsten wartet', latest: 'Neueste zuerst' },
  noneFound: 'Kein Interessent passt',
  noneFoundText: 'Versuchen Sie einen anderen Namen oder jeden Stand.',
  showAll: 'Alle Interessenten zeigen',
  note: 'Notiz',
  addNote: 'Notiz …',
  noteTitle: (name) => `Ihre Notiz zu ${name}`,
  noteLead: 'Nur für Ihr Team. Der Kunde sieht sie nie.',
  saveNote: 'Notiz speichern',
  savingNote: 'Wird gespeichert …',
  noteFailed: 'Die Notiz konnte nicht gespeichert werden',
  hasAccepted: 'Hat Ihren Kostenvoranschlag angenommen. Noch keine Nachricht',
  attachments: (count) => pluralForm('de', count, { one: '1 Anhang', other: `${count} Anhänge` }),
  whose: 'Wessen Interessenten',
  ofAll: 'Alle',
  mine: 'Meine',
  noneMine: 'Sie kümmern sich gerade um nichts',
  noneMineText: 'In einer Unterhaltung können Sie oder ein Kollege sagen, wer sich darum kümmert.',
  none: 'Noch keine Interessenten',
  noneText: 'Wenn jemand Ihrem Betrieb schreibt, steht die Unterhaltung hier.',
  failed: 'Ihre Interessenten konnten nicht geladen werden',
  failedText: 'Bitte versuchen Sie es gleich noch einmal.',
  tryAgain: 'Noch einmal',
  older: 'Ältere',
  newest: 'Neueste',

  // The board says these.
  stages: {
    new: 'Neu',
    talking: 'Im Gespräch',
    quoted: 'Voranschlag',
    won: 'Gewonnen',
    lost: 'Verloren',
  },
  placedByHand: 'Von Hand verschoben',
  stagesOfBoard: 'Spalten',
  stageCount: (stage, count) =>
    `${stage}: ${pluralForm('de', count, { one: '1 Interessent', other: `${count} Interessenten` })}`,
  emptyStage: 'Hier ist nichts',
  onOtherPages: 'Keine auf dieser Seite',
  worth: (sum) => `${sum} zusammen`,
  howToMove:
    'Ziehen Sie eine Karte in eine andere Spalte, oder benutzen Sie auf ihrer Schaltfläche die Pfeiltasten nach links und rechts. Die Schaltfläche öffnet ein Menü mit allen Spalten.',
  move: (name) => `${name} verschieben`,
  moveTo: 'Verschieben …',
  decline: 'Ablehnen …',
  moved: (name, stage) => `${name} steht jetzt unter „${stage}“`,
  moveFailed: (name) => `${name} konnte nicht verschoben werden`,
  writeQuote: 'Voranschlag schreiben',
  quoteFailed: (name) => `Der Kostenvoranschlag für ${name} wurde nicht begonnen`,
  movedBack: (name, stage) => `${name} steht wieder unter „${stage}“`,

  // Declining says these.
  declineTitle: (name) => `Die Anfrage von ${name} ablehnen`,
  declineLead:
    'Der Kunde liest den Text unten in der Unterhaltung, und darunter werden ihm ähnliche Betriebe gezeigt.',
  reasons: {
    'fully-booked': 'Ausgebucht',
    'too-far': 'Zu weit weg',
    'not-our-trade': 'Nicht unser Gewerk',
    'too-small': 'Zu klein für uns',
    other: 'Ein anderer Grund',
  },
  because: {
    'fully-booked': 'Für die Zeit, in der Sie uns brauchen, sind wir ausgebucht',
    'too-far': 'Ihr Ort liegt für uns zu weit weg',
    'not-our-trade': 'Solche Arbeiten machen wir nicht',
    'too-small': 'Für uns ist die Arbeit zu klein, um sie gut und zu einem fairen Preis zu machen',
    other: 'Wir können den Auftrag zurzeit nicht übernehmen',
  },
  declineMessage: {
    first: (because) =>
      `Vielen Dank für Ihre Anfrage. Leider müssen wir absagen: ${because}.\n\nWir wünschen Ihnen viel Erfolg mit Ihrem Vorhaben.`,
    running: (because) =>
      `Vielen Dank für die Gespräche. Leider können wir den Auftrag nun doch nicht übernehmen: ${because}.\n\nWir wünschen Ihnen viel Erfolg mit Ihrem Vorhaben.`,
  },
  declineAndSend: 'Ablehnen und senden',
  declining: 'Wird gesendet …',
  reason: 'Warum',
  declineText: 'Was der Kunde liest',
  stage: 'Stand dieses Interessenten',
  declined: 'Anfrage abgelehnt',
  declinedText: (name) => `${name} hat es erfahren.`,
  declineFailed: 'Die Anfrage konnte nicht abgelehnt werden',
  cancel: 'Abbrechen',
  close: 'Schließen',
  declinedFor: (reason) => `Abgelehnt: ${reason}`,

  // The dashboard says these.
  recentLeads: 'Neueste Interessenten',
  viewAll: 'Alle ansehen',
  newLead: 'Neu',
  responded: 'Beantwortet',
  latestReviews: 'Neueste Bewertungen',

  // The tab of reviews says these.
  reviewCount: (count) => pluralForm('de', count, { one: '1 Bewertung', other: `${count} Bewertungen` }),
  noReviews: 'Noch keine Bewertungen',
  noReviewsText: 'Ein Kunde kann Ihren Betrieb bewerten, sobald ein Projekt mit ihm abgeschlossen ist.',
  reviewsFailed: 'Ihre Bewertungen konnten nicht geladen werden',
  olderReviews: 'Ältere Bewertungen',
  newestReviews: 'Neueste Bewertungen',
};
