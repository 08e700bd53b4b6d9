import { heic } from '#features/companies/core/strings/fr/heic.ts';
import type { sentences as english } from '#features/projects/room/strings/en/room.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  dayRequired: 'Choisissez un jour',
  fileNotFound: 'Fichier introuvable',
  milestoneAgreed:
    'Cette échéance fait partie du plan de paiement que vous avez signé tous les deux. Seul un avenant peut la modifier.',
  milestoneNotFound: 'Étape introuvable',
  roomClosed: 'Ce chantier a été annulé : plus rien ne peut y être ajouté ni modifié',
  roomFull: 'Ce chantier a atteint sa limite de fichiers ou d’étapes. Supprimez-en pour en ajouter.',
  notNow: 'Cette action n’est pas possible pour le moment. Rechargez la page pour voir ce qui a changé.',
  pictureGone: 'Impossible d’ouvrir l’une de ces photos. L’entreprise doit refaire son choix.',
  fileTooLarge: 'Choisissez un fichier de 10 Mo au plus',
  notOneFile: 'Choisissez un seul fichier',
  wrongType: 'Ce n’est ni une image (JPEG, PNG ou GIF) ni un PDF.',
  unreadable: 'Cette image est endommagée ou trop grande. Choisissez-en une autre.',
  notStored: 'Impossible d’enregistrer le fichier. Veuillez réessayer.',
  captionTooLong: 'La légende ne peut pas dépasser 120 caractères',
  milestoneTooShort: 'Le nom de l’étape doit compter au moins 2 caractères',
  milestoneTooLong: 'Le nom de l’étape ne peut pas dépasser 100 caractères',
  choosePictures: 'Choisissez au moins une photo',

  // Pictures.
  pictures: 'Photos',
  stages: { before: 'Avant', during: 'Pendant', after: 'Après' },
  noPictures: 'Pas encore de photos',
  noPicturesText: 'Avant, pendant, après : ajoutez ici des photos, chacun de votre côté.',
  addPictures: 'Ajouter des photos',
  addPicturesTo: (stage) => `Ajouter des photos : ${stage}`,
  openPicture: (what) => `Ouvrir la photo : ${what}`,
  chosen: 'Pour la galerie',
  leftToSend: (left, refused) => {
    const notAdded = pluralForm('fr', refused, {
      one: `${refused} fichier non ajouté`,
      many: `${refused} de fichiers non ajoutés`,
      other: `${refused} fichiers non ajoutés`,
    });
    const waiting = pluralForm('fr', left, {
      one: `${left} fichier à envoyer`,
      many: `${left} de fichiers à envoyer`,
      other: `${left} fichiers à envoyer`,
    });
    if (left === 0) return notAdded;
    return refused > 0 ? `${waiting}, ${notAdded}` : waiting;
  },
  goByThemselves:
    'Nous les enverrons dès le retour de la connexion, ou à votre prochaine visite de cette page sur cet appareil.',
  fileStates: { waiting: 'en attente de connexion', sending: 'envoi en cours…' },
  tryAgain: 'Réessayer',
  tryAgainWith: (name) => `Réessayer : ${name}`,
  leave: 'Retirer',
  leaveOut: (name) => `Retirer ${name}`,
  heic,
  notAdded: 'Non ajouté',
  wrongPicture: (name) => `${name} n’est pas une image (JPEG, PNG ou GIF).`,
  wrongDocument: (name) => `${name} n’est pas un PDF.`,
  tooLarge: (name, largest) => `${name} dépasse ${largest}.`,
  previousPicture: 'Photo précédente',
  nextPicture: 'Photo suivante',
  pictureOf: (place, count) => `Photo ${place} sur ${count}`,
  save: 'Enregistrer',
  close: 'Fermer',
  edit: 'Modifier',
  editPicture: 'Modifier la photo',
  caption: 'Légende',
  stage: 'Moment de la photo',
  optional: 'facultatif',
  saveChanges: 'Enregistrer les modifications',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  remove: 'Supprimer',
  removing: 'Un instant…',
  removeTitle: (name) => `Supprimer ${name} ?`,
  removeText: 'Le fichier sera supprimé pour vous deux.',
  removeChosenText: 'La photo sera supprimée pour vous deux, et de la galerie si elle s’y trouve.',
  actsOn: (what) => `Actions pour ${what}`,
  failed: 'Une erreur s’est produite',

  // Documents.
  documents: 'Documents',
  noDocuments: 'Ajoutez devis, plans et factures en PDF. Vous pourrez tous deux les ouvrir.',
  addDocuments: 'Ajouter un PDF',
  saveDocument: (name, size) => `Enregistrer le document ${name}, ${size}`,
  removeDocument: (name) => `Supprimer le document ${name}`,

  // Milestones.
  milestones: 'Étapes',
  noMilestones: 'Convenez de ce qui doit être fait, et pour quand. Chacun coche les étapes franchies.',
  whatTicksMean:
    'Cochez une étape quand elle est terminée. Elle est franchie quand vous l’avez cochée tous les deux. Cocher une étape ne déclenche ni ne confirme aucun paiement.',
  addMilestone: 'Ajouter',
  addMilestoneTitle: 'Ajouter une étape',
  milestone: 'Étape',
  milestonePlaceholder: 'L’échafaudage est monté',
  dueOn: 'Pour le',
  noDayYet: 'Pas encore de date',
  dueOnceReached: 'À payer quand vous aurez tous les deux coché l’étape',
  dueOnDay: (day) => `À payer le ${day}`,
  dueOnInvoice: 'À payer à la date indiquée sur la facture',
  byDay: (day) => `Pour le ${day}`,
  payTo: (company, iban) => `À payer par virement à ${company}, IBAN ${iban}`,
  shareOfTotal: (percent) => `${percent} % du total`,
  notReached: 'Pas encore franchie',
  reachedSays: (who, other) => `Cochée par ${who}, pas encore par ${other}`,
  reachedOn: (day) => `Franchie le ${day}`,
  undo: 'Retirer ma coche',
  undoTitle: (name) => `Retirer votre coche de « ${name} » ?`,
  undoText: 'Vous avez tous les deux coché cette étape. Elle ne sera plus considérée comme franchie.',
  adding: 'Ajout…',
  reachedBy: (who, name) => `${who} : « ${name} » terminée`,
  removeMilestone: (name) => `Supprimer l’étape ${name}`,

  // The conversation beside it.
  conversation: 'Conversation',
  openConversation: 'Ouvrir dans Messages',

  // To the gallery.
  publication: 'Galerie',
  askLead: 'Montrez ce travail : choisissez des photos, et votre client pourra donner son accord en un clic.',
  managersAsk:
    'Seuls le propriétaire et les responsables de votre entreprise peuvent demander au client l’autorisation de montrer les photos.',
  ask: 'Choisir des photos',
  askTitle: 'Montrer ce chantier',
  askDialogLead: (client) =>
    `Nous demandons l’accord de ${client}. S’il est donné, ces photos apparaîtront dans votre galerie, et votre profil affichera le chantier et son budget.`,
  choosePicture: (what) => `Choisir ${what}`,
  sendAsk: (count) =>
    pluralForm('fr', count, {
      one: `Demander à montrer ${count} photo`,
      many: `Demander à montrer ${count} de photos`,
      other: `Demander à montrer ${count} photos`,
    }),
  asking: 'Envoi…',
  asked: 'Demande envoyée à votre client',
  galleryFull:
    'Votre galerie est pleine. Retirez une photo ou passez à une formule supérieure pour montrer ce travail.',
  galleryTakes: (left) =>
    pluralForm('fr', left, {
      one: `Votre galerie peut encore accueillir ${left} photo.`,
      many: `Votre galerie peut encore accueillir ${left} de photos.`,
      other: `Votre galerie peut encore accueillir ${left} photos.`,
    }),
  noneToChoose: 'Ce chantier n’a pas encore de photos.',
  waits: (client) => `${client} n’a pas encore répondu.`,
  refusedToCompany: (client) => `${client} ne souhaite pas que vous montriez ce chantier.`,
  askAgain: 'Choisir d’autres photos',
  published: 'Ces photos sont dans la galerie, et le chantier figure sur le profil.',
  withdrawAsk: 'Retirer la demande',
  withdraw: 'Retirer de la galerie',
  withdrawn: 'Retiré de la galerie',
  wouldShow: (company, count) =>
    pluralForm('fr', count, {
      one: `${company} aimerait montrer une photo de ce chantier dans sa galerie, et le chantier avec son budget sur son profil.`,
      many: `${company} aimerait montrer ${count} de photos de ce chantier dans sa galerie, et le chantier avec son budget sur son profil.`,
      other: `${company} aimerait montrer ${count} photos de ce chantier dans sa galerie, et le chantier avec son budget sur son profil.`,
    }),
  agree: 'Accepter',
  refuse: 'Refuser',
  agreed: 'Les photos sont dans la galerie',
  refused: 'Le chantier ne sera pas montré',
  takeBack: 'Retirer mon accord',
  youRefused: 'Vous avez refusé : l’entreprise ne peut pas montrer ce chantier.',
  fixedPaper: 'Document signé : aucun de vous ne peut le supprimer',
};
