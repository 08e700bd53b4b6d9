import type { sentences as english } from '#features/notifications/core/strings/en/notifications.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notificationNotFound: 'Notification introuvable',
  markAllRead: 'Tout marquer comme lu',
  nothingYet: 'Pas encore de notifications',
  nothingYetText: 'Vous verrez ici les nouveautés sur vos messages, vos chantiers et vos avis.',
  notLoaded: 'Les notifications n’ont pas pu être chargées.',
  unread: 'Non lu',

  unsubscribeTitle: 'Ne plus recevoir d’e-mails ?',
  unsubscribeText:
    'Nous ne vous enverrons plus d’e-mails sur les messages, chantiers et avis. Vous verrez toujours les notifications sur Giewel.',
  unsubscribe: 'Ne plus recevoir d’e-mails',
  unsubscribing: 'Un instant…',
  unsubscribed: 'Notifications par e-mail désactivées',
  unsubscribedText:
    'Nous ne vous enverrons plus d’e-mails sur les messages, chantiers et avis. Vous pouvez les réactiver dans vos réglages.',
  unsubscribeGone: 'Ce lien n’est plus valable. Vous pouvez désactiver les e-mails dans vos réglages.',
  unsubscribeFailed: 'Les e-mails n’ont pas pu être désactivés. Veuillez réessayer.',
  toSettings: 'Ouvrir vos réglages',
  pushNotValid: 'Cette adresse de notification push n’est pas valide',
  pushOffer: 'Me prévenir sur cet appareil quand une réponse arrive',
  pushYes: 'Me prévenir',
  pushNo: 'Non merci',
  pushAsking: 'Un instant…',
  pushOn: 'Nous vous préviendrons sur cet appareil.',
  pushDenied:
    'Votre navigateur bloque les notifications. Vous pouvez les autoriser dans ses réglages pour ce site.',
  pushFailed: 'Les notifications n’ont pas pu être modifiées sur cet appareil. Veuillez réessayer.',
  byKindTitle: 'Me prévenir pour',
  byKindText:
    'Choisissez par sujet. Les deux réglages ci-dessus restent valables. Nous vous prévenons toujours pour ce qui concerne votre compte, votre formule et les décisions qui vous concernent.',
  byKindBounds:
    'Pour les personnes que vous n’avez jamais contactées, nous envoyons au plus 3 e-mails par heure et 10 par jour, et regroupons le reste en un seul e-mail. Nous n’en envoyons aucun pour les personnes que vous avez bloquées, sauf si la loi l’exige pour un contrat.',
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
  notMuted: 'Votre choix n’a pas pu être enregistré',
  pushTitle: 'Cet appareil',
  pushText:
    'Nous vous prévenons dans ce navigateur quand quelqu’un vous écrit pendant que vous n’êtes pas sur Giewel. Les notifications s’arrêtent quand vous vous déconnectez.',
  pushSwitch: 'Notifications sur cet appareil',
  pushCannot:
    'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou iPad, ajoutez d’abord Giewel à l’écran d’accueil.',
  pushLooking: 'Vérification de cet appareil…',

  pageTitle: (title) => `${title} · Giewel`,
};
