import { heic } from '#features/companies/core/strings/fr/heic.ts';
import type { sentences as english } from '#features/projects/room/strings/en/room.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  dayRequired: 'Choisissez un jour',
  fileNotFound: 'Ce fichier n’existe pas',
  milestoneAgreed:
    'Cette échéance fait partie du plan de paiement que vous avez signé tous les deux. Seul un avenant peut la modifier',
  milestoneNotFound: 'Cette étape n’existe pas',
  roomClosed: 'Ce chantier est annulé : on ne peut plus rien y ajouter ni modifier',
  roomFull: 'Il n’y a plus de place. Supprimez d’abord quelque chose.',
  notNow: 'Ce n’est pas possible pour le moment. Rechargez la page pour voir ce qui a changé.',
  pictureGone: 'Une de ces images n’est plus lisible. L’entreprise doit choisir à nouveau.',
  fileTooLarge: 'Un fichier ne peut pas dépasser 10 Mo',
  notOneFile: 'Envoyez un seul fichier',
  wrongType: 'Ce n’est ni une image (JPEG, PNG ou GIF) ni un PDF.',
  unreadable: 'Cette image est abîmée ou trop grande.',
  notStored: 'Le fichier n’a pas pu être enregistré. Veuillez réessayer.',
  captionTooLong: 'La légende ne peut pas dépasser 120 caractères',
  milestoneTooShort: 'L’étape doit avoir au moins 2 caractères',
  milestoneTooLong: 'L’étape ne peut pas dépasser 100 caractères',
  choosePictures: 'Choisissez au moins une image',

  // Pictures.
  pictures: 'Images',
  stages: { before: 'Avant', during: 'Pendant', after: 'Après' },
  noPictures: 'Pas encore d’images',
  noPicturesText: 'Avant, pendant, après : vous pouvez tous deux ajouter des images ici.',
  addPictures: 'Ajouter des images',
  addPicturesTo: (stage) => `Ajouter des images : ${stage}`,
  openPicture: (what) => `Ouvrir l’image : ${what}`,
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
    'Ils partent tout seuls dès que la connexion revient, même si vous revenez plus tard sur cet appareil.',
  fileStates: { waiting: 'attend une connexion', sending: 'en route…' },
  tryAgain: 'Réessayer',
  tryAgainWith: (name) => `Réessayer : ${name}`,
  leave: 'Laisser de côté',
  leaveOut: (name) => `Laisser ${name} de côté`,
  heic,
  notAdded: 'Pas ajouté',
  wrongPicture: (name) => `${name} n’est pas une image (JPEG, PNG ou GIF).`,
  wrongDocument: (name) => `${name} n’est pas un PDF.`,
  tooLarge: (name, largest) => `${name} dépasse ${largest}.`,
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  pictureOf: (place, count) => `Image ${place} sur ${count}`,
  save: 'Enregistrer',
  close: 'Fermer',
  edit: 'Modifier',
  editPicture: 'Modifier l’image',
  caption: 'Légende',
  stage: 'Prise',
  optional: 'facultatif',
  saveChanges: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  remove: 'Enlever',
  removing: 'Un instant…',
  removeTitle: (name) => `Enlever ${name} ?`,
  removeText: 'Cela disparaît pour vous deux.',
  removeChosenText: 'Cela disparaît pour vous deux, et de la galerie si cela s’y trouve.',
  actsOn: (what) => `Que faire avec ${what}`,
  failed: 'Cela n’a pas marché',

  // Documents.
  documents: 'Documents',
  noDocuments: 'Devis, plans, factures : des PDF que vous gardez tous les deux.',
  addDocuments: 'Ajouter un PDF',
  saveDocument: (name, size) => `Enregistrer le document ${name}, ${size}`,
  removeDocument: (name) => `Enlever le document ${name}`,

  // Milestones.
  milestones: 'Étapes',
  noMilestones: 'Ce qui doit être fait, et pour quand. Chacun de vous coche.',
  addMilestone: 'Ajouter',
  addMilestoneTitle: 'Ajouter une étape',
  milestone: 'Étape',
  milestonePlaceholder: 'L’échafaudage est monté',
  dueOn: 'Pour le',
  noDayYet: 'pas encore de date',
  dueOnceReached: 'quand vous l’aurez tous deux coché',
  payTo: (company, iban) => `À payer par virement à ${company}, IBAN ${iban}`,
  fallsDue: (percent, amount) => `${percent} %, ${amount} à payer`,
  adding: 'Ajout…',
  reachedBy: (who, name) => `${who} : ${name}, c’est fait`,
  removeMilestone: (name) => `Enlever l’étape ${name}`,

  // The conversation beside it.
  conversation: 'Conversation',
  openConversation: 'Ouvrir dans Messages',

  // To the gallery.
  publication: 'Galerie',
  askLead: 'Montrez ce travail aux autres : choisissez des images, et votre client accepte d’un clic.',
  managersAsk:
    'Le propriétaire et les gérants de votre entreprise demandent à votre client si les images peuvent être montrées.',
  ask: 'Choisir des images',
  askTitle: 'Montrer ce chantier',
  askDialogLead: (client) =>
    `Nous demandons à ${client}. Avec son accord, ces images vont dans votre galerie et le chantier, avec son budget, sur votre profil.`,
  choosePicture: (what) => `Choisir ${what}`,
  sendAsk: (count) =>
    pluralForm('fr', count, {
      one: `Demander pour ${count} image`,
      many: `Demander pour ${count} d’images`,
      other: `Demander pour ${count} images`,
    }),
  asking: 'Envoi…',
  asked: 'Votre client a reçu la question',
  galleryFull:
    'Votre galerie est pleine. Enlevez une image, ou choisissez une plus grande formule, pour montrer ce travail.',
  galleryTakes: (left) =>
    pluralForm('fr', left, {
      one: `Votre galerie prend encore ${left} image.`,
      many: `Votre galerie prend encore ${left} d’images.`,
      other: `Votre galerie prend encore ${left} images.`,
    }),
  noneToChoose: 'Ce chantier n’a pas encore d’images.',
  waits: (client) => `${client} n’a pas encore répondu.`,
  refusedToCompany: (client) => `${client} ne veut pas que ce chantier soit montré.`,
  askAgain: 'Choisir d’autres images',
  published: 'Ces images sont dans la galerie, et le chantier sur le profil.',
  withdrawAsk: 'Retirer la question',
  withdraw: 'Enlever de la galerie',
  withdrawn: 'Enlevé de la galerie',
  wouldShow: (company, count) =>
    pluralForm('fr', count, {
      one: `${company} voudrait montrer une image de ce chantier dans sa galerie, et le chantier avec son budget sur son profil.`,
      many: `${company} voudrait montrer ${count} d’images de ce chantier dans sa galerie, et le chantier avec son budget sur son profil.`,
      other: `${company} voudrait montrer ${count} images de ce chantier dans sa galerie, et le chantier avec son budget sur son profil.`,
    }),
  agree: 'Accepter',
  refuse: 'Plutôt pas',
  agreed: 'Les images sont dans la galerie',
  refused: 'Rien n’est montré',
  takeBack: 'Retirer mon accord',
  youRefused: 'Vous n’avez pas accepté : rien de ce chantier n’est montré.',
  fixedPaper: 'Document signé : il reste pour vous deux',
};
