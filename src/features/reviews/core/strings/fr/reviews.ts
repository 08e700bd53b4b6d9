import { heic } from '#features/companies/core/strings/fr/heic.ts';
import type { sentences as english } from '#features/reviews/core/strings/en/reviews.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withheldFor } from './withheld-for.ts';

export const sentences: TranslationType<typeof english> = {
  projectNotFound: 'Chantier introuvable',
  reviewNotFound: 'Avis introuvable',
  companyNotFound: 'Entreprise introuvable',
  ratingTooLow: 'La note est de 1 au moins',
  ratingTooHigh: 'La note est de 5 au plus',
  ratingNotWhole: 'La note est un nombre entier d’étoiles',
  commentTooLong: 'Le commentaire ne peut pas dépasser 500 caractères',
  reasonTooShort: 'Le motif doit avoir au moins 10 caractères',
  reasonTooLong: 'Le motif ne peut pas dépasser 200 caractères',
  replyTooShort: 'Une réponse doit avoir au moins 20 caractères',
  replyTooLong: 'La réponse ne peut pas dépasser 1 000 caractères',

  ownCompany: 'Vous ne pouvez pas donner un avis sur votre propre entreprise',
  projectNotCompleted: 'Seul un chantier terminé peut recevoir un avis',
  reviewTooLate: 'Un avis est possible dans les 12 mois qui suivent la fin du chantier',
  alreadyReviewed: 'Vous avez déjà donné un avis sur ce chantier',
  editTooLate: 'Un avis peut être modifié pendant 14 jours',
  reviewAppealed: 'Un modérateur décide d’abord de votre recours',
  notYoursToFlag: 'Seule l’entreprise concernée peut signaler un avis',
  alreadyFlagged: 'Cet avis a déjà été signalé',
  notWithheld: 'Cet avis n’est pas retenu',
  alreadyAppealed: 'Vous avez déjà fait un recours',
  appealTooShort: 'Dites pourquoi en au moins 10 caractères',
  appealTooLong: 'Votre texte ne peut pas dépasser 1 000 caractères',
  alreadyReplied: 'Vous avez déjà répondu à cet avis',
  pictureNotFound: 'Cette image n’existe pas',
  pictureTooLarge: 'Une image ne peut pas dépasser 10 Mo',
  notOnePicture: 'Envoyez une seule image',
  notAPicture: 'Ce n’est pas une image (JPEG, PNG ou GIF).',
  pictureUnreadable: 'Cette image est abîmée ou trop grande.',
  pictureNotStored: 'L’image n’a pas pu être enregistrée. Veuillez réessayer.',
  pictureTooLate: 'On peut ajouter des images tant qu’aucun modérateur n’a lu l’avis',
  tooManyPictures: 'Un avis comporte 4 images au plus',
  notReplied: 'Il n’y a pas de réponse à modifier',
  replySettled: 'Une réponse peut être modifiée pendant 24 heures',
  replyTooEarly: 'On peut répondre à un avis une fois qu’il est approuvé',

  // Its pictures need these.
  pictures: 'Images',
  picturesHint: 'Jusqu’à 4. Nous ne gardons ni le lieu ni la date des prises de vue.',
  addPictures: 'Ajouter des images',
  removePicture: (name) => `Enlever ${name}`,
  heic,
  picturesWait: (count) =>
    pluralForm('fr', count, {
      one: 'Une image attend une connexion et partira toute seule, même si vous revenez plus tard sur cet appareil.',
      many: `${count} d’images attendent une connexion et partiront toutes seules, même si vous revenez plus tard sur cet appareil.`,
      other: `${count} images attendent une connexion et partiront toutes seules, même si vous revenez plus tard sur cet appareil.`,
    }),
  pictureLeftOut: (name) => `${name} n’a pas été ajouté`,
  noPicture: (name, largest) => `${name} n’est pas une image (JPEG, PNG ou GIF) de ${largest} au plus.`,
  removeNamed: (place) => `Enlever l’image ${place} de l’avis`,

  // Every review screen shows these.
  close: 'Fermer',
  cancel: 'Annuler',

  ofProject: (name) => `Chantier : ${name}`,
  replyOf: (company) => `Réponse ${withFrenchDe(company)}`,

  // Writing a review needs these.
  leaveTitle: 'Donner un avis',
  leaveLead: (company) =>
    `Comment était le travail ${withFrenchDe(company)} ? Un modérateur lit votre avis avant qu’il soit public.`,
  editTitle: 'Modifier l’avis',
  editLead: 'Un modérateur lit les modifications avant qu’elles soient publiques.',
  rating: 'Note',
  stars: (count) =>
    pluralForm('fr', count, {
      one: `${count} étoile`,
      many: `${count} d’étoiles`,
      other: `${count} étoiles`,
    }),
  comment: 'Commentaire',
  optional: 'facultatif',
  postAnonymously: 'Publier anonymement',
  anonymousNote:
    'Ni votre nom ni le chantier ne sont montrés. L’entreprise peut quand même deviner qui l’a écrit.',
  submit: 'Envoyer l’avis',
  submitting: 'Envoi…',
  saveChanges: 'Enregistrer',
  saving: 'Enregistrement…',
  submitted: 'Avis envoyé',
  submittedText: 'Il devient public une fois lu par un modérateur.',
  submitFailed: 'L’avis n’a pas pu être envoyé',
  edit: 'Modifier',
  editReview: 'Modifier votre avis',

  // An appeal needs these.
  withheldFor,
  withheldReason: (reason, date) => `${reason}, ${date}`,
  appealWaits: 'Votre recours attend un modérateur.',
  appealRefused:
    'Un modérateur a examiné votre recours, et l’avis reste retenu. Vous pouvez vous adresser à un organe de règlement extrajudiciaire des litiges certifié selon l’article 21 du règlement sur les services numériques, ou à un tribunal.',
  settlementBodies: 'Liste des organes certifiés, tenue par la Commission européenne',
  mayChange: 'Vous pouvez le modifier et le renvoyer : un modérateur le relit alors.',
  resendTitle: 'Modifier et renvoyer',
  resendLead: 'Un modérateur le relit avant qu’il soit public. Jusque-là, il reste retenu.',
  resend: 'Renvoyer',
  appeal: 'Faire un recours',
  appealTitle: 'Recours contre la décision',
  appealLead: 'Vous pouvez faire un seul recours. Un modérateur le réexamine avec ce que vous dites ici.',
  appealLabel: 'Pourquoi il devrait être public',
  sendAppeal: 'Envoyer le recours',
  sendingAppeal: 'Envoi…',
  appealed: 'Recours envoyé',
  appealedText: 'Un modérateur réexamine votre avis.',
  appealFailed: 'Le recours n’a pas pu être envoyé',

  // A report needs these.
  flagTitle: 'Signaler cet avis',
  flagLead: 'Dites ce qui ne va pas. L’avis reste public jusqu’à la décision d’un modérateur.',
  reason: 'Motif',
  report: 'Signaler',
  reporting: 'Envoi…',
  flaggedTitle: 'Avis signalé',
  flaggedText: 'Un modérateur l’examine.',
  flagFailed: 'L’avis n’a pas pu être signalé',

  // A reply needs these.
  reply: 'Répondre',
  replyTitle: 'Répondre à cet avis',
  replyLead:
    'Tout le monde la lit sous l’avis. Il n’y a qu’une réponse, et vous pouvez la modifier pendant 24 heures.',
  replyPreview: 'Comme tout le monde la lira',
  changeReply: 'Modifier la réponse',
  changeReplyTitle: 'Modifier votre réponse',
  saveReply: 'Enregistrer',
  savingReply: 'Enregistrement…',
  replyChanged: 'Réponse modifiée',
  replyLabel: 'Votre réponse',
  publish: 'Publier la réponse',
  publishing: 'Publication…',
  replied: 'Réponse publiée',
  replyFailed: 'La réponse n’a pas pu être publiée',
};
