import { heic } from '#features/companies/core/strings/de/heic.ts';
import type { sentences as english } from '#features/projects/room/strings/en/room.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  dayRequired: 'Bitte wählen Sie einen Tag',
  fileNotFound: 'Diese Datei gibt es nicht',
  milestoneAgreed:
    'Das gehört zum Zahlungsplan, den Sie beide unterschrieben haben. Nur ein Nachtrag ändert ihn',
  milestoneNotFound: 'Diese Etappe gibt es nicht',
  roomClosed: 'Dieses Projekt wurde abgesagt, darum lässt sich nichts mehr hinzufügen oder ändern',
  roomFull: 'Für mehr ist kein Platz. Bitte entfernen Sie zuerst etwas.',
  notNow: 'Das geht im Moment nicht. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  pictureGone: 'Eines dieser Bilder ist nicht mehr lesbar. Der Betrieb muss neu wählen.',
  fileTooLarge: 'Eine Datei darf nicht größer als 10 MB sein',
  notOneFile: 'Bitte senden Sie eine Datei',
  wrongType: 'Das ist weder ein Bild (JPEG, PNG oder GIF) noch ein PDF.',
  unreadable: 'Dieses Bild ist beschädigt oder zu groß.',
  notStored: 'Die Datei konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  captionTooLong: 'Die Bildunterschrift darf höchstens 120 Zeichen haben',
  milestoneTooShort: 'Die Etappe braucht mindestens 2 Zeichen',
  milestoneTooLong: 'Die Etappe darf höchstens 100 Zeichen haben',
  choosePictures: 'Bitte wählen Sie mindestens ein Bild',

  // Pictures.
  pictures: 'Bilder',
  stages: { before: 'Vorher', during: 'Währenddessen', after: 'Nachher' },
  noPictures: 'Noch keine Bilder',
  noPicturesText: 'Vorher, währenddessen, nachher: Sie beide können hier Bilder hinzufügen.',
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
      one: '1 Datei noch zu senden',
      other: `${left} Dateien noch zu senden`,
    });
    if (left === 0) return notAdded;
    return refused > 0 ? `${waiting}, ${notAdded}` : waiting;
  },
  goByThemselves:
    'Sie werden von selbst gesendet, sobald es eine Verbindung gibt, auch wenn Sie später auf diesem Gerät zurückkommen.',
  fileStates: { waiting: 'wartet auf eine Verbindung', sending: 'unterwegs …' },
  tryAgain: 'Noch einmal',
  tryAgainWith: (name) => `Noch einmal: ${name}`,
  leave: 'Weglassen',
  leaveOut: (name) => `${name} weglassen`,
  heic,
  notAdded: 'Nicht hinzugefügt',
  wrongPicture: (name) => `${name} ist kein Bild (JPEG, PNG oder GIF).`,
  wrongDocument: (name) => `${name} ist kein PDF.`,
  tooLarge: (name, largest) => `${name} ist größer als ${largest}.`,
  previousPicture: 'Voriges Bild',
  nextPicture: 'Nächstes Bild',
  pictureOf: (place, count) => `Bild ${place} von ${count}`,
  save: 'Speichern',
  close: 'Schließen',
  edit: 'Ändern',
  editPicture: 'Bild ändern',
  caption: 'Bildunterschrift',
  stage: 'Aufgenommen',
  optional: 'freiwillig',
  saveChanges: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  removeTitle: (name) => `${name} entfernen?`,
  removeText: 'Dann ist es für Sie beide weg.',
  removeChosenText: 'Dann ist es für Sie beide weg, auch aus der Galerie, falls es dort steht.',
  actsOn: (what) => `Was tun mit ${what}`,
  failed: 'Das hat nicht geklappt',

  // Documents.
  documents: 'Dokumente',
  noDocuments: 'Kostenvoranschläge, Pläne, Rechnungen: PDFs, die Sie beide behalten können.',
  addDocuments: 'PDF hinzufügen',
  saveDocument: (name, size) => `Das Dokument ${name} speichern, ${size}`,
  removeDocument: (name) => `Das Dokument ${name} entfernen`,

  // Milestones.
  milestones: 'Etappen',
  noMilestones: 'Was bis wann erreicht sein soll. Jeder von Ihnen hakt es ab.',
  addMilestone: 'Hinzufügen',
  addMilestoneTitle: 'Etappe hinzufügen',
  milestone: 'Etappe',
  milestonePlaceholder: 'Gerüst steht',
  dueOn: 'Bis',
  noDayYet: 'noch kein Tag',
  dueOnceReached: 'sobald beide Seiten es abgehakt haben',
  payTo: (company, iban) => `Per Überweisung an ${company}, IBAN ${iban}`,
  fallsDue: (percent, amount) => `${percent} %, ${amount} werden fällig`,
  adding: 'Wird hinzugefügt …',
  reachedBy: (who, name) => `${who}: ${name} ist erreicht`,
  removeMilestone: (name) => `Die Etappe ${name} entfernen`,

  // The conversation beside it.
  conversation: 'Unterhaltung',
  openConversation: 'In Nachrichten öffnen',

  // To the gallery.
  publication: 'Galerie',
  askLead: 'Zeigen Sie anderen diese Arbeit: Wählen Sie Bilder, und Ihr Kunde stimmt mit einem Klick zu.',
  managersAsk:
    'Der Inhaber und die Verwalter Ihres Betriebs fragen Ihren Kunden, ob Bilder gezeigt werden dürfen.',
  ask: 'Bilder wählen',
  askTitle: 'Dieses Projekt zeigen',
  askDialogLead: (client) =>
    `${client} wird gefragt. Nach der Zustimmung stehen diese Bilder in Ihrer Galerie und das Projekt mit seinem Budget in Ihrem Profil.`,
  choosePicture: (what) => `${what} wählen`,
  sendAsk: (count) =>
    pluralForm('de', count, { one: 'Für 1 Bild fragen', other: `Für ${count} Bilder fragen` }),
  asking: 'Wird gefragt …',
  asked: 'Ihr Kunde ist gefragt',
  galleryFull:
    'Ihre Galerie ist voll. Nehmen Sie ein Bild heraus oder wählen Sie einen größeren Tarif, um diese Arbeit zu zeigen.',
  galleryTakes: (left) =>
    pluralForm('de', left, {
      one: 'Ihre Galerie fasst noch 1 Bild.',
      other: `Ihre Galerie fasst noch ${left} Bilder.`,
    }),
  noneToChoose: 'In diesem Projekt gibt es noch keine Bilder.',
  waits: (client) => `${client} hat noch nicht geantwortet.`,
  refusedToCompany: (client) => `${client} möchte nicht, dass dieses Projekt gezeigt wird.`,
  askAgain: 'Andere Bilder wählen',
  published: 'Diese Bilder stehen in der Galerie und das Projekt im Profil.',
  withdrawAsk: 'Frage zurücknehmen',
  withdraw: 'Aus der Galerie nehmen',
  withdrawn: 'Aus der Galerie genommen',
  wouldShow: (company, count) =>
    pluralForm('de', count, {
      one: `${company} möchte ein Bild dieses Projekts in der eigenen Galerie zeigen und das Projekt mit seinem Budget im eigenen Profil.`,
      other: `${company} möchte ${count} Bilder dieses Projekts in der eigenen Galerie zeigen und das Projekt mit seinem Budget im eigenen Profil.`,
    }),
  agree: 'Zustimmen',
  refuse: 'Lieber nicht',
  agreed: 'Die Bilder stehen in der Galerie',
  refused: 'Es wird nicht gezeigt',
  takeBack: 'Zustimmung zurücknehmen',
  youRefused: 'Sie haben nicht zugestimmt: Von diesem Projekt wird nichts gezeigt.',
  fixedPaper: 'Unterschriebenes Papier: Es bleibt für Sie beide',
};
