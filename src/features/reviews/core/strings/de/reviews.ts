import { heic } from '#features/companies/core/strings/de/heic.ts';
import type { sentences as english } from '#features/reviews/core/strings/en/reviews.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withheldFor } from './withheld-for.ts';

export const sentences: TranslationType<typeof english> = {
  projectNotFound: 'Projekt nicht gefunden',
  reviewNotFound: 'Bewertung nicht gefunden',
  companyNotFound: 'Betrieb nicht gefunden',
  ratingTooLow: 'Die Note muss mindestens 1 sein',
  ratingTooHigh: 'Die Note darf höchstens 5 sein',
  ratingNotWhole: 'Die Note muss aus ganzen Sternen bestehen',
  commentTooLong: 'Der Kommentar darf höchstens 500 Zeichen haben',
  reasonTooShort: 'Die Begründung muss mindestens 10 Zeichen haben',
  reasonTooLong: 'Die Begründung darf höchstens 200 Zeichen haben',
  replyTooShort: 'Die Antwort muss mindestens 20 Zeichen haben',
  replyTooLong: 'Die Antwort darf höchstens 1.000 Zeichen haben',

  ownCompany: 'Sie können Ihren eigenen Betrieb nicht bewerten',
  projectNotCompleted: 'Sie können nur ein abgeschlossenes Projekt bewerten',
  reviewTooLate: 'Sie können ein Projekt nur innerhalb von 12 Monaten nach dem Abschluss bewerten',
  alreadyReviewed: 'Sie haben dieses Projekt schon bewertet',
  editTooLate:
    'Diese Bewertung lässt sich nicht mehr ändern. Änderungen sind nur in den ersten 14 Tagen möglich.',
  reviewAppealed:
    'Sie können diese Bewertung erst ändern, wenn ein Moderator über Ihre Beschwerde entschieden hat',
  notYoursToFlag: 'Nur der bewertete Betrieb kann eine Bewertung melden',
  alreadyFlagged: 'Diese Bewertung wurde schon gemeldet',
  notWithheld:
    'Beschwerde können Sie nur einlegen, wenn ein Moderator Ihre Bewertung nicht veröffentlicht hat',
  alreadyAppealed: 'Sie haben schon Beschwerde eingelegt',
  appealTooShort: 'Bitte begründen Sie Ihre Beschwerde in mindestens 10 Zeichen',
  appealTooLong: 'Bitte begründen Sie Ihre Beschwerde in höchstens 1.000 Zeichen',
  alreadyReplied: 'Sie haben auf diese Bewertung schon geantwortet',
  pictureNotFound: 'Bild nicht gefunden',
  pictureTooLarge: 'Wählen Sie ein Bild von höchstens 10 MB',
  notOnePicture: 'Laden Sie die Bilder einzeln hoch',
  notAPicture: 'Wählen Sie ein Bild (JPEG, PNG oder GIF).',
  pictureUnreadable: 'Dieses Bild ist beschädigt oder zu groß. Bitte wählen Sie ein anderes.',
  pictureNotStored: 'Das Bild konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  pictureTooLate: 'Sie können keine Bilder mehr hinzufügen. Ein Moderator hat diese Bewertung schon gelesen.',
  tooManyPictures: 'Eine Bewertung kann höchstens 4 Bilder haben',
  notReplied: 'Sie haben auf diese Bewertung noch nicht geantwortet',
  replySettled:
    'Diese Antwort lässt sich nicht mehr ändern. Änderungen sind nur in den ersten 24 Stunden möglich.',
  replyTooEarly: 'Auf eine Bewertung können Sie antworten, sobald sie freigegeben ist',

  // Its pictures need these.
  pictures: 'Bilder',
  picturesHint: 'Fügen Sie bis zu 4 Bilder hinzu. Aufnahmeort und -datum entfernen wir.',
  addPictures: 'Bilder hinzufügen',
  removePicture: (name) => `${name} entfernen`,
  heic,
  picturesWait: (count) =>
    pluralForm('de', count, {
      one: 'Wir laden Ihr Bild hoch, sobald Sie wieder online sind oder Giewel auf diesem Gerät wieder besuchen.',
      other: `Wir laden Ihre ${count} Bilder hoch, sobald Sie wieder online sind oder Giewel auf diesem Gerät wieder besuchen.`,
    }),
  pictureLeftOut: (name) => `${name} wurde nicht hinzugefügt`,
  noPicture: (name, largest) => `${name} muss ein JPEG, PNG oder GIF von höchstens ${largest} sein.`,
  removeNamed: (place) => `Bild ${place} aus der Bewertung entfernen`,

  // Every review screen shows these.
  close: 'Schließen',
  cancel: 'Abbrechen',

  ofProject: (name) => `Projekt: ${name}`,
  replyOf: (company) => `Antwort von ${company}`,

  // Writing a review needs these.
  leaveTitle: 'Bewertung schreiben',
  leaveLead: (company) =>
    `Wie zufrieden sind Sie mit der Arbeit von ${company}? Ein Moderator prüft Ihre Bewertung, bevor wir sie veröffentlichen.`,
  editTitle: 'Bewertung bearbeiten',
  editLead: 'Ein Moderator prüft Ihre Änderungen, bevor wir sie veröffentlichen.',
  rating: 'Note',
  stars: (count) => pluralForm('de', count, { one: '1 Stern', other: `${count} Sterne` }),
  comment: 'Kommentar',
  optional: 'optional',
  postAnonymously: 'Anonym veröffentlichen',
  anonymousNote:
    'Wir zeigen weder Ihren Namen noch das Projekt, aber der Betrieb kann möglicherweise erraten, wer Sie sind.',
  submit: 'Bewertung senden',
  submitting: 'Wird gesendet …',
  saveChanges: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  submitted: 'Bewertung gesendet',
  submittedText: 'Wir veröffentlichen Ihre Bewertung, sobald ein Moderator sie freigegeben hat.',
  submitFailed: 'Die Bewertung konnte nicht gesendet werden',
  edit: 'Ändern',
  editReview: 'Ihre Bewertung ändern',

  // An appeal needs these.
  withheldFor,
  withheldReason: (reason, date) => `${reason}, ${date}`,
  appealWaits: 'Über Ihre Beschwerde hat noch kein Moderator entschieden.',
  appealRefused:
    'Ein Moderator hat Ihre Beschwerde geprüft und entschieden, die Bewertung nicht zu veröffentlichen. Sie können sich auch an ein Gericht wenden oder an eine Stelle zur außergerichtlichen Streitbeilegung, die nach Artikel 21 des Gesetzes über digitale Dienste (DSA) zugelassen ist.',
  settlementBodies: 'Liste der Europäischen Kommission mit den zugelassenen Stellen',
  mayChange:
    'Sie können Ihre Bewertung ändern und noch einmal senden. Ein Moderator prüft dann die neue Fassung.',
  resendTitle: 'Ändern und noch einmal senden',
  resendLead: 'Ihre Bewertung wird erst veröffentlicht, wenn ein Moderator die neue Fassung freigegeben hat.',
  resend: 'Noch einmal senden',
  appeal: 'Beschwerde einlegen',
  appealTitle: 'Beschwerde gegen die Entscheidung',
  appealLead:
    'Sie können einmal Beschwerde einlegen. Ein Moderator liest, was Sie hier schreiben, und prüft die Entscheidung.',
  appealLabel: 'Warum sollten wir Ihre Bewertung veröffentlichen?',
  sendAppeal: 'Beschwerde senden',
  sendingAppeal: 'Wird gesendet …',
  appealed: 'Beschwerde gesendet',
  appealedText: 'Ein Moderator liest Ihre Bewertung und Ihre Beschwerde.',
  appealFailed: 'Die Beschwerde konnte nicht gesendet werden',

  // A report needs these.
  flagTitle: 'Diese Bewertung melden',
  flagLead:
    'Sagen Sie uns, was an dieser Bewertung nicht stimmt. Sie bleibt öffentlich, bis ein Moderator entschieden hat.',
  reason: 'Grund',
  report: 'Melden',
  reporting: 'Wird gemeldet …',
  flaggedTitle: 'Bewertung gemeldet',
  flaggedText: 'Ein Moderator prüft diese Bewertung.',
  flagFailed: 'Die Bewertung konnte nicht gemeldet werden',

  // A reply needs these.
  reply: 'Antworten',
  replyTitle: 'Auf diese Bewertung antworten',
  replyLead:
    'Alle sehen Ihre Antwort unter der Bewertung. Sie können einmal antworten und die Antwort 24 Stunden lang ändern.',
  replyPreview: 'Vorschau',
  changeReply: 'Antwort bearbeiten',
  changeReplyTitle: 'Ihre Antwort bearbeiten',
  saveReply: 'Antwort speichern',
  savingReply: 'Wird gespeichert …',
  replyChanged: 'Antwort geändert',
  replyLabel: 'Ihre Antwort',
  publish: 'Antwort veröffentlichen',
  publishing: 'Wird veröffentlicht …',
  replied: 'Antwort veröffentlicht',
  replyFailed: 'Ihre Antwort konnte nicht veröffentlicht werden',
};
