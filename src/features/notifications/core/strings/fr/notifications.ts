import type { sentences as english } from '#features/notifications/core/strings/en/notifications.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notificationNotFound: 'Notification introuvable',
  markAllRead: 'Tout marquer comme lu',
  nothingYet: 'Pas encore de notifications',
  nothingYetText: 'Vous verrez ici les nouveautés sur vos messages, vos chantiers et vos avis.',
  notLoaded: 'Impossible de charger les notifications.',
  unread: 'Non lu',

  unsubscribeTitle: 'Ne plus recevoir d’e-mails ?',
  unsubscribeText:
    'Nous ne vous enverrons plus d’e-mails sur les messages, chantiers et avis. Vous verrez toujours les notifications sur Giewel.',
  unsubscribe: 'Ne plus recevoir d’e-mails',
  unsubscribing: 'Un instant…',
  unsubscribed: 'Notifications par e-mail désactivées',
  unsubscribedText:
    'Nous ne vous enverrons plus d’e-mails sur les messages, chantiers et avis. Pour les réactiver, ouvrez vos réglages.',
  unsubscribeGone: 'Ce lien n’est plus valable. Désactivez les e-mails dans vos réglages.',
  unsubscribeFailed: 'Impossible de désactiver les e-mails. Veuillez réessayer.',
  toSettings: 'Ouvrir vos réglages',
  pushNotValid: 'Cette adresse de notification push n’est pas valide',
  pushOffer: 'Me prévenir sur cet appareil quand une réponse arrive',
  pushYes: 'Me prévenir',
  pushNo: 'Non merci',
  pushAsking: 'Un instant…',
  pushOn: 'Nous vous préviendrons sur cet appareil.',
  pushDenied:
    'Votre navigateur bloque les notifications. Autorisez-les pour ce site dans les réglages du navigateur.',
  pushFailed: 'Impossible de modifier les notifications sur cet appareil. Veuillez réessayer.',
  byKindTitle: 'Notifications par sujet',
  byKindText:
    'Choisissez sujet par sujet. Les deux réglages ci-dessus s’appliquent aussi. Vous serez toujours prévenu de ce qui concerne votre compte, votre formule et les décisions prises à votre sujet.',
  byKindBounds:
    'De personnes que vous n’avez jamais contactées : 3 e-mails par heure et 10 par jour au plus, le reste regroupé en un seul. De personnes que vous avez bloquées : aucun, sauf si la loi l’exige pour un contrat.',
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
  notMuted: 'Impossible d’enregistrer votre choix',
  pushTitle: 'Cet appareil',
  pushText:
    'Nous vous prévenons dans ce navigateur quand quelqu’un vous écrit en votre absence. Les notifications s’arrêtent à la déconnexion.',
  pushSwitch: 'Notifications sur cet appareil',
  pushCannot:
    'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou iPad, ajoutez d’abord Giewel à l’écran d’accueil.',
  pushLooking: 'Vérification de cet appareil…',

  pageTitle: (title) => `${title} · Giewel`,
};
