import type { sentences as english } from '#features/notifications/core/strings/en/notifications.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notificationNotFound: 'Diese Mitteilung gibt es nicht',
  markAllRead: 'Alle als gelesen markieren',
  nothingYet: 'Nichts Neues',
  nothingYetText: 'Nachrichten, Projekte und Bewertungen stehen dann hier.',
  notLoaded: 'Die Mitteilungen konnten nicht geladen werden.',
  unread: 'Ungelesen',

  unsubscribeTitle: 'Keine E-Mails mehr?',
  unsubscribeText:
    'Wir senden Ihnen dann keine E-Mails über Nachrichten, Projekte und Bewertungen mehr. Die Glocke meldet sie weiter.',
  unsubscribe: 'E-Mails abstellen',
  unsubscribing: 'Wird abgestellt …',
  unsubscribed: 'Keine E-Mails mehr',
  unsubscribedText:
    'Sie erhalten keine E-Mails mehr über das, was bei Giewel geschieht. In Ihren Einstellungen können Sie sie wieder einschalten.',
  unsubscribeGone: 'Dieser Link gilt nicht mehr. Sie können die E-Mails in Ihren Einstellungen abstellen.',
  unsubscribeFailed: 'Die E-Mails konnten nicht abgestellt werden. Bitte versuchen Sie es noch einmal.',
  toSettings: 'Einstellungen öffnen',
  pushNotValid: 'Unter dieser Adresse ist kein Browser zu erreichen',
  pushOffer: 'Auf diesem Gerät melden, wenn eine Antwort kommt',
  pushYes: 'Ja, melden',
  pushNo: 'Nein, danke',
  pushAsking: 'Wird gefragt …',
  pushOn: 'Dieses Gerät meldet sich.',
  pushDenied:
    'Ihr Browser hat es nicht erlaubt. Das können Sie in seinen Einstellungen für diese Website ändern.',
  pushFailed: 'Es hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  byKindTitle: 'Wovon Sie erfahren',
  byKindText:
    'Neben den beiden Schaltern oben. Was Ihr Konto, Ihren Tarif oder eine Entscheidung betrifft, kommt immer.',
  byKindBounds:
    'Von Personen, die Sie nie angeschrieben oder angefragt haben, schicken wir höchstens 3 E-Mails pro Stunde und 10 pro Tag; der Rest kommt gesammelt. Von Personen, die Sie blockiert haben, bekommen Sie keine E-Mails, außer was das Gesetz bei einem Vertrag verlangt.',
  topics: {
    messages: 'Nachrichten',
    requests: 'Anfragen',
    visits: 'Ortstermine',
    quotes: 'Voranschläge',
    projects: 'Projekte',
    reviews: 'Bewertungen',
  },
  topic: 'Worüber',
  channels: { email: 'E-Mail', sms: 'SMS' },
  toldBy: (topic, channel) => `${topic} per ${channel}`,
  notMuted: 'Die Wahl wurde nicht gespeichert',
  pushTitle: 'Dieses Gerät',
  pushText:
    'Ein kurzer Hinweis in diesem Browser, wenn Ihnen jemand geschrieben hat und Sie nicht gerade hinsehen. Er endet, wenn Sie sich abmelden.',
  pushSwitch: 'Hinweise auf diesem Gerät',
  pushCannot:
    'Dieser Browser kann keine Hinweise zeigen. Auf einem iPhone oder iPad legen Sie Giewel zuerst auf den Home-Bildschirm.',
  pushLooking: 'Dieses Gerät wird geprüft …',

  pageTitle: (title) => `${title} · Giewel`,
};
