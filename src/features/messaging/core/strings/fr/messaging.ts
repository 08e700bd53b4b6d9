import type { sentences as english } from '#features/messaging/core/strings/en/messaging.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contentRequired: 'Écrivez un message',
  contentTooShort: 'Le message doit avoir au moins 5 caractères',
  contentTooLong: 'Le message ne peut pas dépasser 5 000 caractères',
  receiverNotFound: 'Cette personne n’existe pas',
  receiverRequired: 'Dites à qui c’est destiné',
  quoteNotFound: 'Ce devis n’existe pas',
  lineNotFound: 'Ce poste n’existe pas dans ce devis',
  receiverSuspended: 'Cette personne ne peut pas recevoir de messages pour le moment',
  toOneself: 'Vous ne pouvez pas vous écrire à vous-même',
  attachmentNotFound: 'Une pièce jointe n’est plus là. Veuillez la joindre à nouveau.',
  attachmentTooLarge: 'Une pièce jointe ne peut pas dépasser 10 Mo.',
  attachmentNotOneFile: 'Le fichier n’a pas pu être envoyé. Veuillez réessayer.',
  attachmentWrongType: 'Joignez une image (JPEG, PNG ou GIF) ou un PDF.',
  attachmentUnreadable: 'L’image est abîmée, ou dépasse 24 mégapixels.',
  attachmentNotStored: 'Le fichier n’a pas pu être enregistré. Veuillez réessayer.',
  tooManyAttachments: 'Un message comporte 5 pièces jointes au plus',
  attachedTwice: 'Un fichier ne peut être joint qu’une fois à un message',
  conversationNotFound: 'Cette conversation n’existe pas',
  searchTooLong: 'La recherche ne peut pas dépasser 100 caractères',
  limited:
    'Un modérateur a limité votre compte : vous ne pouvez pas commencer de nouvelle conversation pour l’instant',
  tooManyNew:
    'Vous avez écrit à beaucoup de nouvelles personnes. Vous pourrez écrire à une autre dans {minutes} min. Vos conversations en cours continuent.',
  tooManyNewForHours:
    'Vous avez écrit à beaucoup de nouvelles personnes. Vous pourrez écrire à une autre dans {hours} heures. Vos conversations en cours continuent.',
  contactEnded: 'Cette personne a rompu le contact avec vous : rien n’a été envoyé',
  emailNotVerified: 'Veuillez d’abord vérifier votre adresse e-mail. Votre texte est conservé.',
  blocked: 'Cette personne n’accepte pas de messages de vous',

  // A mail provider's webhook reads these.
  noInboundMail: 'Il n’y a rien à cette adresse.',
  wrongSecret: 'Le secret n’est pas le bon',

  // Blocking and reporting.
  notInTouch: 'Vous ne vous êtes pas écrit',
  blockSelf: 'Vous ne pouvez pas vous bloquer vous-même',
  notBlocked: 'Cette personne n’est pas bloquée',
  reportReasonTooShort: 'Dites en au moins 10 caractères ce qui ne va pas',
  reportReasonTooLong: 'Le motif ne peut pas dépasser 1 000 caractères',
  alreadyReported: 'Vous avez déjà signalé cette conversation ; elle est examinée',

  // The message dialog of a company's card and profile.
  dialogTitle: (company) => `Écrire à ${company}`,
  askOnce: 'Décrire les travaux une fois et solliciter jusqu’à trois entreprises',
  dialogLead:
    'Dites ce que vous voulez faire, où, et quand. La réponse de l’entreprise apparaîtra dans vos messages.',
  dialogLeadToAll:
    'Dites ce que vous voulez faire, où, et quand. Chaque entreprise reçoit ce texte et répond de son côté.',
  countOfCompanies: (count) => (count === 2 ? 'les deux entreprises' : `les ${count} entreprises`),
  verifyFirst: 'Vérifiez d’abord votre adresse e-mail',
  verifyFirstText:
    'Nous vous envoyons un code par e-mail. Dès que vous l’aurez saisi, votre message pourra partir. Votre texte reste ici.',
  sendCode: 'Envoyer le code',
  content: 'Message',
  send: 'Envoyer',
  sending: 'Envoi…',
  cancel: 'Annuler',
  close: 'Fermer',
  messageSent: 'Message envoyé',
  openConversation: 'Ouvrir la conversation',
  messageSentText: (company) => `Votre message a été envoyé à ${company}.`,
  error: 'Erreur',
  sendFailed: (reason) => `Le message n’est pas parti : ${reason}`,
  noConnection: 'il n’y a pas de connexion',
};
