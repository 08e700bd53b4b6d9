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
  ratingNotWhole: 'Die Note besteht aus ganzen Sternen',
  commentTooLong: 'Der Kommentar darf höchstens 500 Zeichen haben',
  reasonTooShort: 'Der Grund braucht mindestens 10 Zeichen',
  reasonTooLong: 'Der Grund darf höchstens 200 Zeichen haben',
  replyTooShort: 'Eine Antwort braucht mindestens 20 Zeichen',
  replyTooLong: 'Die Antwort darf höchstens 1.000 Zeichen haben',

  ownCompany: 'Sie können Ihren eigenen Betrieb nicht bewerten',
  projectNotCompleted: 'Nur ein abgeschlossenes Projekt lässt sich bewerten',
  reviewTooLate: 'Ein Projekt lässt sich bis 12 Monate nach seinem Abschluss bewerten',
  alreadyReviewed: 'Sie haben dieses Projekt schon bewertet',
  editTooLate: 'Eine Bewertung lässt sich 14 Tage lang ändern',
  reviewAppealed: 'Zuerst entscheidet ein Moderator über Ihre Beschwerde',
  notYoursToFlag: 'Nur der bewertete Betrieb kann eine Bewertung melden',
  alreadyFlagged: 'Diese Bewertung wurde schon gemeldet',
  notWithheld: 'Diese Bewertung wird nicht zurückgehalten',
  alreadyAppealed: 'Sie haben sich schon beschwert',
  appealTooShort: 'Bitte sagen Sie in mindestens 10 Zeichen, warum',
  appealTooLong: 'Ihr Text darf höchstens 1.000 Zeichen haben',
  alreadyReplied: 'Sie haben auf diese Bewertung schon geantwortet',
  pictureNotFound: 'Dieses Bild gibt es nicht',
  pictureTooLarge: 'Ein Bild darf nicht größer als 10 MB sein',
  notOnePicture: 'Bitte senden Sie ein Bild',
  notAPicture: 'Das ist kein Bild (JPEG, PNG oder GIF).',
  pictureUnreadable: 'Dieses Bild ist beschädigt oder zu groß.',
  pictureNotStored: 'Das Bild konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  pictureTooLate: 'Bilder lassen sich hinzufügen, bis ein Moderator die Bewertung gelesen hat',
  tooManyPictures: 'Zu einer Bewertung gehören höchstens 4 Bilder',
  notReplied: 'Es gibt keine Antwort zu ändern',
  replySettled: 'Eine Antwort lässt sich 24 Stunden lang ändern',
  replyTooEarly: 'Auf eine Bewertung kann man antworten, sobald sie freigegeben ist',

  // Its pictures need these.
  pictures: 'Bilder',
  picturesHint: 'Bis zu 4. Wo und wann ein Bild entstand, speichern wir nicht.',
  addPictures: 'Bilder hinzufügen',
  removePicture: (name) => `${name} entfernen`,
  heic,
  picturesWait: (count) =>
    pluralForm('de', count, {
      one: 'Ein Bild wartet auf eine Verbindung und wird dann von selbst gesendet, auch wenn Sie später auf diesem Gerät zurückkommen.',
      other: `${count} Bilder warten auf eine Verbindung und werden dann von selbst gesendet, auch wenn Sie später auf diesem Gerät zurückkommen.`,
    }),
  pictureLeftOut: (name) => `${name} wurde nicht hinzugefügt`,
  noPicture: (name, largest) => `${name} ist kein Bild (JPEG, PNG oder GIF) von höchstens ${largest}.`,
  removeNamed: (place) => `Bild ${place} aus der Bewertung entfernen`,

  // Every review screen shows these.
  close: 'Schließen',
  cancel: 'Abbrechen',

  ofProject: (name) => `Projekt: ${name}`,
  replyOf: (company) => `Antwort von ${company}`,

  // Writing a review needs these.
  leaveTitle: 'Bewertung schreiben',
  leaveLead: (company) =>
    `Wie war die Arbeit von ${company}? Ein Moderator liest die Bewertung, bevor sie öffentlich ist.`,
  editTitle: 'Bewertung ändern',
  editLead: 'Ein Moderator liest die Änderungen, bevor sie öffentlich sind.',
  rating: 'Note',
  stars: (count) => pluralForm('de', count, { one: '1 Stern', other: `${count} Sterne` }),
  comment: 'Kommentar',
  optional: 'freiwillig',
  postAnonymously: 'Anonym veröffentlichen',
  anonymousNote:
    'Weder Ihr Name noch das Projekt wird gezeigt. Der Betrieb kann trotzdem erraten, wer geschrieben hat.',
  submit: 'Bewertung senden',
  submitting: 'Wird gesendet …',
  saveChanges: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  submitted: 'Bewertung gesendet',
  submittedText: 'Sie wird öffentlich, sobald ein Moderator sie gelesen hat.',
  submitFailed: 'Die Bewertung konnte nicht gesendet werden',
  edit: 'Ändern',
  editReview: 'Ihre Bewertung ändern',

  // An appeal needs these.
  withheldFor,
  withheldReason: (reason, date) => `${reason}, ${date}`,
  appealWaits: 'Ihre Beschwerde wartet auf einen Moderator.',
  appealRefused:
    'Ein Moderator hat Ihre Beschwerde geprüft, und die Bewertung bleibt zurückgehalten. Sie können sich an eine Stelle zur außergerichtlichen Streitbeilegung wenden, die nach Artikel 21 des Gesetzes über digitale Dienste (DSA) zugelassen ist, oder an ein Gericht.',
  settlementBodies: 'Liste der zugelassenen Stellen, geführt von der Europäischen Kommission',
  mayChange: 'Sie können sie ändern und noch einmal senden: Ein Moderator liest sie dann von Neuem.',
  resendTitle: 'Ändern und noch einmal senden',
  resendLead:
    'Ein Moderator liest sie noch einmal, bevor sie öffentlich ist. Bis dahin bleibt sie zurückgehalten.',
  resend: 'Noch einmal senden',
  appeal: 'Beschwerde einlegen',
  appealTitle: 'Beschwerde gegen die Entscheidung',
  appealLead:
    'Sie können sich einmal beschweren. Ein Moderator prüft die Bewertung noch einmal, mit dem, was Sie hier sagen.',
  appealLabel: 'Warum sie öffentlich sein soll',
  sendAppeal: 'Beschwerde senden',
  sendingAppeal: 'Wird gesendet …',
  appealed: 'Beschwerde gesendet',
  appealedText: 'Ein Moderator prüft Ihre Bewertung noch einmal.',
  appealFailed: 'Die Beschwerde konnte nicht gesendet werden',

  // A report needs these.
  flagTitle: 'Diese Bewertung melden',
  flagLead: 'Sagen Sie, was daran nicht stimmt. Sie bleibt öffentlich, bis ein Moderator entschieden hat.',
  reason: 'Grund',
  report: 'Melden',
  reporting: 'Wird gemeldet …',
  flaggedTitle: 'Bewertung gemeldet',
  flaggedText: 'Ein Moderator sieht sie sich an.',
  flagFailed: 'Die Bewertung konnte nicht gemeldet werden',

  // A reply needs these.
  reply: 'Antworten',
  replyTitle: 'Auf diese Bewertung antworten',
  replyLead:
    'Jeder liest sie unter der Bewertung. Es gibt eine Antwort, und Sie können sie 24 Stunden lang ändern.',
  replyPreview: 'So liest sie jeder',
  changeReply: 'Antwort ändern',
  changeReplyTitle: 'Ihre Antwort ändern',
  saveReply: 'Antwort speichern',
  savingReply: 'Wird gespeichert …',
  replyChanged: 'Antwort geändert',
  replyLabel: 'Ihre Antwort',
  publish: 'Antwort veröffentlichen',
  publishing: 'Wird veröffentlicht …',
  replied: 'Antwort veröffentlicht',
  replyFailed: 'Das Antworten hat nicht geklappt',
};
