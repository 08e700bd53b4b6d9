import type { sentences as english } from '#features/notifications/core/strings/en/notifications.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notificationNotFound: 'Mitteilung nicht gefunden',
  markAllRead: 'Alle als gelesen markieren',
  nothingYet: 'Noch keine Mitteilungen',
  nothingYetText: 'Hier sehen Sie Neues zu Nachrichten, Projekten und Bewertungen.',
  notLoaded: 'Die Mitteilungen konnten nicht geladen werden.',
  unread: 'Ungelesen',

  unsubscribeTitle: 'Mitteilungen per E-Mail abstellen?',
  unsubscribeText:
    'Wir senden Ihnen dann keine E-Mails zu Nachrichten, Projekten und Bewertungen mehr. Auf Giewel sehen Sie die Mitteilungen weiterhin.',
  unsubscribe: 'E-Mails abstellen',
  unsubscribing: 'Wird abgestellt …',
  unsubscribed: 'Mitteilungen per E-Mail abgestellt',
  unsubscribedText:
    'Wir senden Ihnen keine E-Mails zu Nachrichten, Projekten und Bewertungen mehr. In Ihren Einstellungen können Sie sie wieder einschalten.',
  unsubscribeGone:
    'Dieser Link ist nicht mehr gültig. Sie können die E-Mails in Ihren Einstellungen abstellen.',
  unsubscribeFailed: 'Die E-Mails konnten nicht abgestellt werden. Bitte versuchen Sie es noch einmal.',
  toSettings: 'Einstellungen öffnen',
  pushNotValid: 'Das ist keine gültige Push-Adresse',
  pushOffer: 'Auf diesem Gerät benachrichtigen, wenn eine Antwort kommt?',
  pushYes: 'Benachrichtigen',
  pushNo: 'Nein, danke',
  pushAsking: 'Einen Moment …',
  pushOn: 'Wir benachrichtigen Sie auf diesem Gerät.',
  pushDenied:
    'Ihr Browser blockiert Mitteilungen. Das können Sie in seinen Einstellungen für diese Website ändern.',
  pushFailed:
    'Die Mitteilungen auf diesem Gerät konnten nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  byKindTitle: 'Mitteilungen zu',
  byKindText:
    'Wählen Sie die Themen. Die beiden Schalter oben gelten weiterhin. Über Ihr Konto, Ihren Tarif und Entscheidungen, die Sie betreffen, benachrichtigen wir Sie immer.',
  byKindBounds:
    'Über Personen, zu denen Sie nie Kontakt aufgenommen haben, senden wir höchstens 3 E-Mails pro Stunde und 10 pro Tag. Den Rest fassen wir in einer E-Mail zusammen. Über Personen, die Sie blockiert haben, senden wir keine E-Mails, es sei denn, das Gesetz verlangt es bei einem Vertrag.',
  topics: {
    messages: 'Nachrichten',
    requests: 'Anfragen',
    visits: 'Ortstermine',
    quotes: 'Angebote',
    projects: 'Projekte',
    reviews: 'Bewertungen',
  },
  topic: 'Thema',
  channels: { email: 'E-Mail', sms: 'SMS' },
  toldBy: (topic, channel) => `${topic} per ${channel}`,
  notMuted: 'Ihre Wahl konnte nicht gespeichert werden',
  pushTitle: 'Dieses Gerät',
  pushText:
    'Wir benachrichtigen Sie in diesem Browser, wenn Ihnen jemand schreibt, während Sie nicht auf Giewel sind. Wenn Sie sich abmelden, enden die Mitteilungen.',
  pushSwitch: 'Mitteilungen auf diesem Gerät',
  pushCannot:
    'Dieser Browser kann keine Mitteilungen anzeigen. Auf einem iPhone oder iPad fügen Sie Giewel zuerst dem Home-Bildschirm hinzu.',
  pushLooking: 'Dieses Gerät wird geprüft …',

  pageTitle: (title) => `${title} · Giewel`,
};
