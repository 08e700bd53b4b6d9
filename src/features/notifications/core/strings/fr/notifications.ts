import type { sentences as english } from '#features/notifications/core/strings/en/notifications.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notificationNotFound: 'Cette notification n’existe pas',
  markAllRead: 'Tout marquer comme lu',
  nothingYet: 'Rien de nouveau',
  nothingYetText: 'Messages, chantiers et avis seront annoncés ici.',
  notLoaded: 'Les notifications n’ont pas pu être chargées.',
  unread: 'Non lu',

  unsubscribeTitle: 'Plus d’e-mails ?',
  unsubscribeText:
    'Nous ne vous enverrons plus d’e-mails sur les messages, chantiers et avis. Votre cloche les annonce toujours.',
  unsubscribe: 'Arrêter les e-mails',
  unsubscribing: 'Un instant…',
  unsubscribed: 'Plus d’e-mails',
  unsubscribedText:
    'Vous ne recevez plus d’e-mails sur ce qui se passe sur Giewel. Vous pouvez les réactiver dans vos réglages.',
  unsubscribeGone: 'Ce lien n’est plus valable. Vous pouvez désactiver les e-mails dans vos réglages.',
  unsubscribeFailed: 'Les e-mails n’ont pas pu être arrêtés. Veuillez réessayer.',
  toSettings: 'Ouvrir vos réglages',
  pushNotValid: 'Aucun navigateur ne peut être prévenu à cette adresse',
  pushOffer: 'Me prévenir sur cet appareil quand une réponse arrive',
  pushYes: 'Me prévenir',
  pushNo: 'Non merci',
  pushAsking: 'Un instant…',
  pushOn: 'Cet appareil vous préviendra.',
  pushDenied: 'Votre navigateur ne l’a pas permis. Vous pouvez le changer dans ses réglages pour ce site.',
  pushFailed: 'Cela n’a pas marché. Veuillez réessayer.',
  byKindTitle: 'Ce que nous vous annonçons',
  byKindText:
    'En plus des deux réglages ci-dessus. Ce qui concerne votre compte, votre formule ou une décision vous parvient toujours.',
  byKindBounds:
    'De la part de personnes que vous n’avez jamais contactées, nous envoyons au plus 3 e-mails par heure et 10 par jour ; le reste arrive regroupé. Vous ne recevez aucun e-mail venant de personnes que vous avez bloquées, sauf ce que la loi exige pour un contrat.',
  topics: {
    messages: 'Messages',
    requests: 'Demandes',
    visits: 'Visites',
    quotes: 'Devis',
    projects: 'Chantiers',
    reviews: 'Avis',
  },
  topic: 'Sujet',
  channels: { email: 'E-mail', sms: 'SMS' },
  toldBy: (topic, channel) => `${topic} par ${channel}`,
  notMuted: 'Le choix n’a pas été enregistré',
  pushTitle: 'Cet appareil',
  pushText:
    'Une courte notification dans ce navigateur quand quelqu’un vous a écrit et que vous ne regardez pas. Elle prend fin quand vous vous déconnectez.',
  pushSwitch: 'Notifications sur cet appareil',
  pushCannot:
    'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou iPad, ajoutez d’abord Giewel à l’écran d’accueil.',
  pushLooking: 'Vérification de cet appareil…',

  pageTitle: (title) => `${title} · Giewel`,
};
