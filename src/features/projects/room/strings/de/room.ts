import { heic } from '#features/companies/core/strings/de/heic.ts';
import type { sentences as english } from '#features/projects/room/strings/en/room.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  dayRequired: 'Bitte wählen Sie einen Tag',
  fileNotFound: 'Datei nicht gefunden',
  milestoneAgreed:
    'An dieser Etappe hängt eine Teilzahlung aus dem Zahlungsplan, den Sie beide unterschrieben haben. Ändern können Sie sie nur mit einem Nachtrag.',
  milestoneNotFound: 'Etappe nicht gefunden',
  roomClosed: 'Dieses Projekt wurde abgebrochen. Sie können nichts mehr hinzufügen oder ändern.',
  roomFull:
    'Die Höchstzahl an Dateien oder Etappen für dieses Projekt ist erreicht. Entfernen Sie eine, bevor Sie eine weitere hinzufügen.',
  notNow: 'Das geht im Moment nicht. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  pictureGone: 'Eines dieser Bilder kann nicht geöffnet werden. Der Betrieb muss andere wählen.',
  fileTooLarge: 'Eine Datei darf nicht größer als 10 MB sein',
  notOneFile: 'Bitte wählen Sie eine Datei',
  wrongType: 'Das ist weder ein Bild (JPEG, PNG oder GIF) noch ein PDF.',
  unreadable: 'Dieses Bild ist beschädigt oder zu groß. Bitte wählen Sie ein anderes.',
  notStored: 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  captionTooLong: 'Die Bildunterschrift darf höchstens 120 Zeichen haben',
  milestoneTooShort: 'Der Name der Etappe muss mindestens 2 Zeichen haben',
  milestoneTooLong: 'Der Name der Etappe darf höchstens 100 Zeichen haben',
  choosePictures: 'Bitte wählen Sie mindestens ein Bild',

  // Pictures.
  pictures: 'Bilder',
  stages: { before: 'Vorher', during: 'Währenddessen', after: 'Nachher' },
  noPictures: 'Noch keine Bilder',
  noPicturesText:
    'Sie beide können hier Bilder hinzufügen, die vor, während und nach der Arbeit entstanden sind.',
  addPictures: 'Bilder hinzufügen',
  addPicturesTo: (stage) => `Bilder hinzufügen: ${stage}`,
  openPicture: (what) => `Bild öffnen: ${what}`,
  chosen: 'Für die Galerie',
  leftToSend: (left, refused) => {
    const notAdded = pluralForm('de', refused, {
      one: '1 Datei nicht hinzugefügt',
      other: `${refused} Dateien nicht hinzugefügt`,
    });
    const waiting = pluralForm('de', left, {
      one: '1 Datei noch hochzuladen',
      other: `${left} Dateien noch hochzuladen`,
    });
    if (left === 0) return notAdded;
    return refused > 0 ? `${waiting}, ${notAdded}` : waiting;
  },
  goByThemselves:
    'Wir laden die Dateien hoch, sobald Sie wieder online sind oder diese Seite auf diesem Gerät wieder öffnen.',
  fileStates: { waiting: 'wartet auf eine Verbindung', sending: 'wird hochgeladen …' },
  tryAgain: 'Erneut versuchen',
  tryAgainWith: (name) => `Erneut versuchen: ${name}`,
  leave: 'Verwerfen',
  leaveOut: (name) => `${name} verwerfen`,
  heic,
  notAdded: 'Nicht hinzugefügt',
  wrongPicture: (name) => `${name} ist kein Bild (JPEG, PNG oder GIF).`,
  wrongDocument: (name) => `${name} ist kein PDF.`,
  tooLarge: (name, largest) => `${name} ist größer als ${largest}.`,
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  pictureOf: (place, count) => `Bild ${place} von ${count}`,
  save: 'Speichern',
  close: 'Schließen',
  edit: 'Bearbeiten',
  editPicture: 'Bild bearbeiten',
  caption: 'Bildunterschrift',
  stage: 'Aufgenommen',
  optional: 'optional',
  saveChanges: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  removeTitle: (name) => `${name} entfernen?`,
  removeText: 'Wir entfernen die Datei für Sie beide.',
  removeChosenText: 'Wir entfernen das Bild für Sie beide, auch aus der Galerie, falls es dort zu sehen ist.',
  actsOn: (what) => `Aktionen für ${what}`,
  failed: 'Das hat nicht geklappt',

  // Documents.
  documents: 'Dokumente',
  noDocuments: 'Fügen Sie Angebote, Pläne und Rechnungen als PDF hinzu. Sie beide können sie öffnen.',
  addDocuments: 'PDF hinzufügen',
  saveDocument: (name, size) => `Das Dokument ${name} speichern, ${size}`,
  removeDocument: (name) => `Das Dokument ${name} entfernen`,

  // Milestones.
  milestones: 'Etappen',
  noMilestones: 'Vereinbaren Sie, was bis wann fertig sein soll. Sie beide haken jede Etappe ab.',
  whatTicksMean:
    'Haken Sie eine Etappe ab, wenn sie fertig ist. Als erreicht gilt sie, sobald Sie beide das Häkchen gesetzt haben. Das Abhaken löst keine Zahlung aus und bestätigt auch keine.',
  addMilestone: 'Hinzufügen',
  addMilestoneTitle: 'Etappe hinzufügen',
  milestone: 'Etappe',
  milestonePlaceholder: 'Gerüst steht',
  dueOn: 'Bis',
  noDayYet: 'Noch kein Datum',
  dueOnceReached: 'Fällig, sobald Sie beide die Etappe abgehakt haben',
  dueOnDay: (day) => `Fällig am ${day}`,
  dueOnInvoice: 'Fällig zum Datum auf der Rechnung',
  byDay: (day) => `Bis ${day}`,
  payTo: (company, iban) => `Per Überweisung an ${company}, IBAN ${iban}`,
  shareOfTotal: (percent) => `${percent} % des Gesamtbetrags`,
  notReached: 'Noch nicht erreicht',
  reachedSays: (who, other) => `Von ${who} abgehakt, von ${other} noch nicht`,
  reachedOn: (day) => `Erreicht am ${day}`,
  undo: 'Haken entfernen',
  undoTitle: (name) => `Ihren Haken bei „${name}“ entfernen?`,
  undoText: 'Sie haben diese Etappe beide abgehakt. Sie gilt dann nicht mehr als erreicht.',
  adding: 'Wird hinzugefügt …',
  reachedBy: (who, name) => `${who}: „${name}“ erreicht`,
  removeMilestone: (name) => `Die Etappe ${name} entfernen`,

  // The conversation beside it.
  conversation: 'Unterhaltung',
  openConversation: 'Unter „Nachrichten“ öffnen',

  // To the gallery.
  publication: 'Galerie',
  askLead: 'Wählen Sie Bilder aus, um diese Arbeit zu zeigen. Ihr Kunde stimmt mit einem Klick zu.',
  managersAsk:
    'Nur der Inhaber und die Manager Ihres Betriebs können Ihren Kunden um Erlaubnis bitten, Bilder zu zeigen.',
  ask: 'Bilder wählen',
  askTitle: 'Dieses Projekt zeigen',
  askDialogLead: (client) =>
    `Wir fragen ${client}. Bei Zustimmung erscheinen diese Bilder in Ihrer Galerie und das Projekt mit seinem Budget in Ihrem Profil.`,
  choosePicture: (what) => `${what} wählen`,
  sendAsk: (count) =>
    pluralForm('de', count, {
      one: 'Um Erlaubnis für 1 Bild bitten',
      other: `Um Erlaubnis für ${count} Bilder bitten`,
    }),
  asking: 'Wird gefragt …',
  asked: 'Wir haben Ihren Kunden gefragt',
  galleryFull:
    'Ihre Galerie ist voll. Entfernen Sie ein Bild oder wählen Sie einen größeren Tarif, um diese Arbeit zu zeigen.',
  galleryTakes: (left) =>
    pluralForm('de', left, {
      one: 'Ihre Galerie hat noch Platz für 1 Bild.',
      other: `Ihre Galerie hat noch Platz für ${left} Bilder.`,
    }),
  noneToChoose: 'Dieses Projekt hat noch keine Bilder.',
  waits: (client) => `${client} hat noch nicht geantwortet.`,
  refusedToCompany: (client) => `${client} möchte nicht, dass Sie dieses Projekt zeigen.`,
  askAgain: 'Andere Bilder wählen',
  published: 'Der Betrieb zeigt diese Bilder in seiner Galerie und das Projekt in seinem Profil.',
  withdrawAsk: 'Anfrage zurückziehen',
  withdraw: 'Aus der Galerie entfernen',
  withdrawn: 'Aus der Galerie entfernt',
  wouldShow: (company, count) =>
    pluralForm('de', count, {
      one: `${company} möchte ein Bild dieses Projekts in der eigenen Galerie zeigen und das Projekt mit seinem Budget im eigenen Profil.`,
      other: `${company} möchte ${count} Bilder dieses Projekts in der eigenen Galerie zeigen und das Projekt mit seinem Budget im eigenen Profil.`,
    }),
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  agreed: 'Bilder zur Galerie hinzugefügt',
  refused: 'Das Projekt wird nicht gezeigt',
  takeBack: 'Zustimmung widerrufen',
  youRefused: 'Sie haben abgelehnt. Von diesem Projekt wird nichts gezeigt.',
  fixedPaper: 'Unterschriebene Dokumente können nicht entfernt werden',
};
