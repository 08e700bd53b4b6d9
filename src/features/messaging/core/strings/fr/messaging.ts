import type { sentences as english } from '#features/messaging/core/strings/en/messaging.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contentRequired: 'Écrivez un message',
  contentTooShort: 'Le message doit avoir au moins 5 caractères',
  contentTooLong: 'Le message ne peut pas dépasser 5 000 caractères',
  receiverNotFound: 'Personne introuvable',
  receiverRequired: 'Choisissez le destinataire du message',
  quoteNotFound: 'Devis introuvable',
  lineNotFound: 'Ce poste ne figure pas dans le devis',
  receiverSuspended: 'Cette personne ne peut pas recevoir de messages pour le moment',
  toOneself: 'Vous ne pouvez pas vous écrire à vous-même',
  attachmentNotFound: 'Il manque une pièce jointe. Joignez-la de nouveau.',
  attachmentTooLarge: 'Une pièce jointe ne peut pas dépasser 10 Mo.',
  attachmentNotOneFile: 'Le fichier n’a pas pu être envoyé. Veuillez réessayer.',
  attachmentWrongType: 'Joignez une image (JPEG, PNG ou GIF) ou un PDF.',
  attachmentUnreadable: 'Cette image est endommagée ou dépasse 24 mégapixels. Choisissez-en une autre.',
  attachmentNotStored: 'Le fichier n’a pas pu être enregistré. Veuillez réessayer.',
  tooManyAttachments: 'Vous pouvez joindre 5 fichiers au plus à un message',
  attachedTwice: 'Un fichier ne peut être joint qu’une fois à un message',
  conversationNotFound: 'Conversation introuvable',
  searchTooLong: 'La recherche ne peut pas dépasser 100 caractères',
  limited:
    'Un modérateur a limité votre compte : vous ne pouvez pas commencer de nouvelle conversation pour le moment.',
  tooManyNew:
    'Vous avez écrit à beaucoup de nouvelles personnes. Attendez {minutes} min avant d’écrire à quelqu’un d’autre. Vous pouvez toujours répondre dans vos conversations en cours.',
  tooManyNewForHours:
    'Vous avez écrit à beaucoup de nouvelles personnes. Attendez {hours} heures avant d’écrire à quelqu’un d’autre. Vous pouvez toujours répondre dans vos conversations en cours.',
  contactEnded: 'Cette personne n’accepte plus de messages, de devis ni de visites de votre part',
  emailNotVerified: 'Vérifiez d’abord votre adresse e-mail. Votre texte est conservé.',
  blocked: 'Cette personne n’accepte pas de messages de votre part',

  // A mail provider's webhook reads these.
  noInboundMail: 'Il n’y a rien à cette adresse.',
  wrongSecret: 'Ce secret n’est pas valide',

  // Blocking and reporting.
  notInTouch: 'Vous n’avez échangé aucun message avec cette personne',
  blockSelf: 'Vous ne pouvez pas vous bloquer vous-même',
  notBlocked: 'Cette personne n’est pas bloquée',
  reportReasonTooShort: 'Décrivez le problème en au moins 10 caractères',
  reportReasonTooLong: 'Le motif ne peut pas dépasser 1 000 caractères',
  alreadyReported: 'Vous avez déjà signalé cette conversation. Nous l’examinons.',

  // The message dialog of a company's card and profile.
  dialogTitle: (company) => `Écrire à ${company}`,
  askOnce: 'Décrire les travaux une seule fois et solliciter jusqu’à trois entreprises',
  dialogLead:
    'Dites ce dont vous avez besoin, où et quand. La réponse de l’entreprise apparaîtra dans vos messages.',
  dialogLeadToAll:
    'Dites ce dont vous avez besoin, où et quand. Chaque entreprise recevra votre message, et vous aurez une conversation distincte avec chacune.',
  countOfCompanies: (count) => (count === 2 ? 'les deux entreprises' : `les ${count} entreprises`),
  verifyFirst: 'Vérifiez d’abord votre adresse e-mail',
  verifyFirstText:
    'Nous vous enverrons un code par e-mail. Dès que vous l’aurez saisi, vous pourrez envoyer votre message. Votre texte est conservé.',
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
  sendFailed: (reason) => `Le message n’a pas pu être envoyé : ${reason}`,
  noConnection: 'pas de connexion',
};
