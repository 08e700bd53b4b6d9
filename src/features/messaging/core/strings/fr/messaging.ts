import type { sentences as english } from '#features/messaging/core/strings/en/messaging.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contentRequired: 'Écrivez un message',
  contentTooShort: 'Le message doit compter au moins 5 caractères',
  contentTooLong: 'Le message ne peut pas dépasser 5 000 caractères',
  receiverNotFound: 'Personne introuvable',
  receiverRequired: 'Choisissez le destinataire du message',
  quoteNotFound: 'Devis introuvable',
  lineNotFound: 'Ce poste ne figure pas dans le devis',
  receiverSuspended: 'Cette personne ne peut pas recevoir de messages pour le moment',
  toOneself: 'Vous ne pouvez pas vous écrire à vous-même',
  attachmentNotFound: 'Une pièce jointe manque. Joignez-la de nouveau.',
  attachmentTooLarge: 'Une pièce jointe ne peut pas dépasser 10 Mo.',
  attachmentNotOneFile: 'Impossible d’envoyer le fichier. Veuillez réessayer.',
  attachmentWrongType: 'Joignez une image (JPEG, PNG ou GIF) ou un PDF.',
  attachmentUnreadable: 'Cette image est endommagée ou dépasse 24 mégapixels. Choisissez-en une autre.',
  attachmentNotStored: 'Impossible d’enregistrer le fichier. Veuillez réessayer.',
  tooManyAttachments: 'Joignez 5 fichiers au plus par message',
  attachedTwice: 'Vous avez joint deux fois le même fichier',
  conversationNotFound: 'Conversation introuvable',
  searchTooLong: 'La recherche ne peut pas dépasser 100 caractères',
  limited:
    'Un modérateur a limité votre compte : vous ne pouvez pas ouvrir de nouvelle conversation pour le moment.',
  tooManyNew:
    'Vous avez écrit à beaucoup de nouvelles personnes. Attendez {minutes} min avant d’écrire à quelqu’un d’autre. Vos conversations en cours restent ouvertes.',
  tooManyNewForHours:
    'Vous avez écrit à beaucoup de nouvelles personnes. Attendez {hours} heures avant d’écrire à quelqu’un d’autre. Vos conversations en cours restent ouvertes.',
  contactEnded: 'Cette personne n’accepte plus vos messages, vos devis ni vos visites',
  emailNotVerified: 'Vérifiez d’abord votre adresse e-mail. Votre texte est conservé.',
  blocked: 'Cette personne n’accepte pas vos messages',

  // A mail provider's webhook reads these.
  noInboundMail: 'Rien à cette adresse.',
  wrongSecret: 'Ce secret n’est pas valide',

  // Blocking and reporting.
  notInTouch: 'Vous n’avez échangé aucun message avec cette personne',
  blockSelf: 'Vous ne pouvez pas vous bloquer vous-même',
  notBlocked: 'Cette personne n’est pas bloquée',
  reportReasonTooShort: 'Décrivez le problème en au moins 10 caractères',
  reportReasonTooLong: 'Le motif ne peut pas dépasser 1 000 caractères',
  alreadyReported: 'Vous avez déjà signalé cette conversation. Nous l’examinons.',

  // The message dialog of a company's card and profile.
  dialogTitle: (company) => `Écrire à ${company}`,
  askOnce: 'Décrire les travaux une seule fois et solliciter jusqu’à trois entreprises',
  dialogLead:
    'Décrivez votre besoin, le lieu et les dates. La réponse de l’entreprise apparaîtra dans vos messages.',
  dialogLeadToAll:
    'Décrivez votre besoin, le lieu et les dates. Chaque entreprise recevra votre message, et vous aurez une conversation distincte avec chacune.',
  countOfCompanies: (count) => (count === 2 ? 'les deux entreprises' : `les ${count} entreprises`),
  verifyFirst: 'Vérifiez d’abord votre adresse e-mail',
  verifyFirstText:
    'Nous vous enverrons un code par e-mail. Saisissez-le pour envoyer votre message. Votre texte est conservé.',
  sendCode: 'Envoyer le code',
  content: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  cancel: 'Annuler',
  close: 'Fermer',
  messageSent: 'Message envoyé',
  openConversation: 'Ouvrir la conversation',
  messageSentText: (company) => `Votre message a été envoyé à ${company}.`,
  error: 'Erreur',
  sendFailed: (reason) => `Impossible d’envoyer le message : ${reason}`,
  noConnection: 'pas de connexion',
};
