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
  ratingTooLow: 'La note doit être d’au moins 1',
  ratingTooHigh: 'La note ne peut pas dépasser 5',
  ratingNotWhole: 'La note doit être un nombre entier d’étoiles',
  commentTooLong: 'Le commentaire ne peut pas dépasser 500 caractères',
  reasonTooShort: 'Le motif doit compter au moins 10 caractères',
  reasonTooLong: 'Le motif ne peut pas dépasser 200 caractères',
  replyTooShort: 'Une réponse doit compter au moins 20 caractères',
  replyTooLong: 'La réponse ne peut pas dépasser 1 000 caractères',

  ownCompany: 'Vous ne pouvez pas évaluer votre propre entreprise',
  projectNotCompleted: 'Vous pourrez laisser un avis une fois le chantier terminé',
  reviewTooLate: 'Le délai pour laisser un avis est passé : 12 mois après la fin du chantier',
  alreadyReviewed: 'Vous avez déjà laissé un avis sur ce chantier',
  editTooLate: 'Il est trop tard pour modifier cet avis : le délai est de 14 jours.',
  reviewAppealed:
    'Vous ne pouvez pas modifier cet avis tant qu’un modérateur n’a pas statué sur votre recours',
  notYoursToFlag: 'Seule l’entreprise concernée peut signaler un avis',
  alreadyFlagged: 'Cet avis a déjà été signalé',
  notWithheld: 'Un recours n’est possible que si un modérateur a masqué votre avis',
  alreadyAppealed: 'Vous avez déjà formé un recours',
  appealTooShort: 'Expliquez pourquoi en au moins 10 caractères',
  appealTooLong: 'Votre texte ne peut pas dépasser 1 000 caractères',
  alreadyReplied: 'Vous avez déjà répondu à cet avis',
  pictureNotFound: 'Photo introuvable',
  pictureTooLarge: 'Choisissez une photo de 10 Mo au plus',
  notOnePicture: 'Envoyez une seule photo',
  notAPicture: 'Choisissez une photo JPEG, PNG ou GIF.',
  pictureUnreadable: 'Cette photo est endommagée ou trop grande. Choisissez-en une autre.',
  pictureNotStored: 'Impossible d’enregistrer la photo. Veuillez réessayer.',
  pictureTooLate: 'Il est trop tard pour ajouter des photos. Un modérateur a déjà relu cet avis.',
  tooManyPictures: 'Un avis compte 4 photos au plus',
  notReplied: 'Vous n’avez pas encore répondu à cet avis',
  replySettled: 'Il est trop tard pour modifier cette réponse : le délai est de 24 heures.',
  replyTooEarly: 'Vous pourrez répondre à cet avis dès qu’il sera approuvé',

  // Its pictures need these.
  pictures: 'Photos',
  picturesHint: 'Ajoutez jusqu’à 4 photos. Nous en supprimons le lieu et la date de prise de vue.',
  addPictures: 'Ajouter des photos',
  removePicture: (name) => `Retirer ${name}`,
  heic,
  picturesWait: (count) =>
    pluralForm('fr', count, {
      one: 'Nous enverrons votre photo dès le retour de la connexion, ou à votre prochaine visite sur Giewel depuis cet appareil.',
      many: `Nous enverrons vos ${count} de photos dès le retour de la connexion, ou à votre prochaine visite sur Giewel depuis cet appareil.`,
      other: `Nous enverrons vos ${count} photos dès le retour de la connexion, ou à votre prochaine visite sur Giewel depuis cet appareil.`,
    }),
  pictureLeftOut: (name) => `Non ajouté : ${name}`,
  noPicture: (name, largest) => `${name} doit être une photo JPEG, PNG ou GIF de ${largest} au plus.`,
  removeNamed: (place) => `Retirer la photo ${place} de l’avis`,

  // Every review screen shows these.
  close: 'Fermer',
  cancel: 'Annuler',

  ofProject: (name) => `Chantier : ${name}`,
  replyOf: (company) => `Réponse ${withFrenchDe(company)}`,

  // Writing a review needs these.
  leaveTitle: 'Laisser un avis',
  leaveLead: (company) =>
    `Que pensez-vous du travail ${withFrenchDe(company)} ? Un modérateur relira votre avis avant publication.`,
  editTitle: 'Modifier l’avis',
  editLead: 'Un modérateur relira vos modifications avant publication.',
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
    'Nous n’afficherons ni votre nom ni le chantier, mais l’entreprise pourra peut-être deviner qui vous êtes.',
  submit: 'Envoyer l’avis',
  submitting: 'Envoi…',
  saveChanges: 'Enregistrer les modifications',
  saving: 'Enregistrement…',
  submitted: 'Avis envoyé',
  submittedText: 'Nous le publierons dès qu’un modérateur l’aura approuvé.',
  submitFailed: 'Impossible d’envoyer l’avis',
  edit: 'Modifier',
  editReview: 'Modifier votre avis',

  // An appeal needs these.
  withheldFor,
  withheldReason: (reason, date) => `${reason}, ${date}`,
  appealWaits: 'Aucun modérateur n’a encore statué sur votre recours.',
  appealRefused:
    'Un modérateur a examiné votre recours, et l’avis reste masqué. Vous pouvez vous adresser à un organe de règlement extrajudiciaire des litiges certifié selon l’article 21 du règlement sur les services numériques, ou à un tribunal.',
  settlementBodies: 'Liste des organes certifiés, tenue par la Commission européenne',
  mayChange: 'Modifiez votre avis et renvoyez-le : un modérateur relira la nouvelle version.',
  resendTitle: 'Modifier et renvoyer',
  resendLead: 'Votre avis reste masqué tant qu’un modérateur n’a pas approuvé la nouvelle version.',
  resend: 'Renvoyer',
  appeal: 'Former un recours',
  appealTitle: 'Recours contre la décision',
  appealLead: 'Un seul recours est possible. Un modérateur lira votre texte et réexaminera la décision.',
  appealLabel: 'Pourquoi devrions-nous publier votre avis ?',
  sendAppeal: 'Envoyer le recours',
  sendingAppeal: 'Envoi…',
  appealed: 'Recours envoyé',
  appealedText: 'Un modérateur lira votre avis et votre recours.',
  appealFailed: 'Impossible d’envoyer le recours',

  // A report needs these.
  flagTitle: 'Signaler cet avis',
  flagLead: 'Dites-nous quel est le problème. L’avis reste public jusqu’à la décision d’un modérateur.',
  reason: 'Motif',
  report: 'Signaler',
  reporting: 'Envoi…',
  flaggedTitle: 'Avis signalé',
  flaggedText: 'Un modérateur examinera cet avis.',
  flagFailed: 'Impossible de signaler l’avis',

  // A reply needs these.
  reply: 'Répondre',
  replyTitle: 'Répondre à cet avis',
  replyLead:
    'Votre réponse sera publique, sous l’avis. Une seule est possible, et vous avez 24 heures pour la modifier.',
  replyPreview: 'Aperçu',
  changeReply: 'Modifier la réponse',
  changeReplyTitle: 'Modifier votre réponse',
  saveReply: 'Enregistrer la réponse',
  savingReply: 'Enregistrement…',
  replyChanged: 'Réponse modifiée',
  replyLabel: 'Votre réponse',
  publish: 'Publier la réponse',
  publishing: 'Publication…',
  replied: 'Réponse publiée',
  replyFailed: 'Impossible de publier la réponse',
};
