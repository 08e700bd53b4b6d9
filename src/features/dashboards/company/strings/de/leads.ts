import { withheldWords } from '#features/accounts/core/strings/de/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/leads.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import type { WaitDuration } from '#kernel/waiting-time.ts';

const daysOf = (count: number) => pluralForm('de', count, { one: '1 Tag', other: `${count} Tage` });

const waitWords = ({ days, hours, minutes }: WaitDuration) => {
  if (days > 0) return hours > 0 && days < 7 ? `${daysOf(days)} ${hours} Std.` : daysOf(days);
  if (hours > 0) return minutes > 0 ? `${hours} Std. ${minutes} Min.` : `${hours} Std.`;
  return `${minutes} Min.`;
};

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  leadNotFound: 'Interessent nicht gefunden',
  alreadyDeclined: 'Diesem Interessenten haben Sie schon abgesagt',
  messageMissing: 'Schreiben Sie eine Nachricht an den Kunden',
  messageTooLong: 'Die Nachricht darf höchstens 2.000 Zeichen haben',
  noteTooLong: 'Eine Notiz darf höchstens 1.000 Zeichen haben',
  searchTooLong: 'Der Suchbegriff darf höchstens 100 Zeichen haben',

  title: 'Interessenten',
  views: 'Ansicht',
  list: 'Liste',
  board: 'Tafel',
  newInquiry: 'Neue Anfrage',
  newMessage: 'Neue Nachricht',
  active: 'Aktiv',
  waits: ({ days, hours, minutes }) => `wartet ${waitWords({ days, hours, minutes })}`,
  waitingFirst: (count) =>
    pluralForm('de', count, {
      one: '1 Interessent wartet',
      other: `${count} Interessenten warten, längste Wartezeit zuerst`,
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
  stageFilter: 'Phase',
  allStages: 'Alle Phasen',
  order: 'Reihenfolge',
  orders: { waiting: 'Längste Wartezeit zuerst', latest: 'Neueste zuerst' },
  noneFound: 'Keine Interessenten gefunden',
  noneFoundText: 'Versuchen Sie es mit einem anderen Namen oder lassen Sie sich alle Phasen anzeigen.',
  showAll: 'Alle Interessenten anzeigen',
  note: 'Notiz',
  addNote: 'Notiz …',
  noteTitle: (name) => `Ihre Notiz zu ${name}`,
  noteLead: 'Nur Ihr Team sieht diese Notiz, der Kunde nicht.',
  saveNote: 'Notiz speichern',
  savingNote: 'Wird gespeichert …',
  noteFailed: 'Die Notiz konnte nicht gespeichert werden',
  hasAccepted: 'Angebot angenommen. Noch keine Nachrichten.',
  attachments: (count) => pluralForm('de', count, { one: '1 Anhang', other: `${count} Anhänge` }),
  whose: 'Zuständige Person',
  ofAll: 'Alle',
  mine: 'Meine',
  noneMine: 'Ihnen sind keine Interessenten zugewiesen',
  noneMineText: 'Sie oder jemand aus dem Team kann einen Interessenten in der Unterhaltung zuweisen.',
  none: 'Noch keine Interessenten',
  noneText: 'Wenn jemand Ihrem Betrieb schreibt, erscheint die Unterhaltung hier.',
  failed: 'Ihre Interessenten konnten nicht geladen werden',
  failedText: 'Bitte versuchen Sie es gleich noch einmal.',
  tryAgain: 'Erneut versuchen',
  older: 'Ältere',
  newest: 'Neueste',

  // The board says these.
  stages: {
    new: 'Neu',
    talking: 'Im Gespräch',
    quoted: 'Angebot',
    won: 'Gewonnen',
    lost: 'Verloren',
  },
  placedByHand: 'Von Hand verschoben',
  stagesOfBoard: 'Spalten',
  stageCount: (stage, count) =>
    `${stage}: ${pluralForm('de', count, { one: '1 Interessent', other: `${count} Interessenten` })}`,
  emptyStage: 'Keine Interessenten',
  onOtherPages: 'Keine auf dieser Seite',
  worth: (sum) => `insgesamt ${sum}`,
  howToMove:
    'Ziehen Sie eine Karte in eine andere Spalte oder wählen Sie ihre Schaltfläche und drücken Sie die Pfeiltaste nach links oder rechts. Die Schaltfläche öffnet auch ein Menü mit allen Spalten.',
  move: (name) => `${name} verschieben`,
  moveTo: 'Verschieben nach …',
  decline: 'Ablehnen …',
  moved: (name, stage) => `${name} steht jetzt unter „${stage}“`,
  moveFailed: (name) => `${name} konnte nicht verschoben werden`,
  writeQuote: 'Angebot schreiben',
  quoteFailed: (name) => `Das Angebot für ${name} konnte nicht angelegt werden`,
  movedBack: (name, stage) => `${name} steht wieder unter „${stage}“`,

  // Declining says these.
  declineTitle: (name) => `Die Anfrage von ${name} ablehnen`,
  declineLead:
    'Der Kunde sieht diese Nachricht in der Unterhaltung und darunter eine Liste ähnlicher Betriebe.',
  reasons: {
    'fully-booked': 'Ausgebucht',
    'too-far': 'Zu weit weg',
    'not-our-trade': 'Nicht unser Gewerk',
    'too-small': 'Zu klein für uns',
    other: 'Ein anderer Grund',
  },
  because: {
    'fully-booked': 'Im gewünschten Zeitraum sind wir ausgebucht',
    'too-far': 'Der Weg zu Ihnen ist für uns zu weit',
    'not-our-trade': 'Solche Arbeiten machen wir nicht',
    'too-small': 'Der Auftrag ist zu klein, als dass wir ihn gut und zu einem fairen Preis ausführen könnten',
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
  reason: 'Grund',
  declineText: 'Nachricht an den Kunden',
  stage: 'Phase dieses Interessenten',
  declined: 'Anfrage abgelehnt',
  declinedText: (name) => `Wir haben ${name} Bescheid gegeben.`,
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
  noReviewsText: 'Kunden können Ihren Betrieb bewerten, sobald ein Projekt mit ihnen abgeschlossen ist.',
  reviewsFailed: 'Ihre Bewertungen konnten nicht geladen werden',
  olderReviews: 'Ältere Bewertungen',
  newestReviews: 'Neueste Bewertungen',
};
