import type { sentences as english } from '#features/notifications/core/strings/en/notifications.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notificationNotFound: 'Dës Noriicht gëtt et net',
  markAllRead: 'Alles als gelies markéieren',
  nothingYet: 'Näischt Neies',
  nothingYetText: 'Messagen, Chantieren a Bewäertunge stinn dann hei.',
  notLoaded: 'D’Noriichte konnten net geluede ginn.',
  unread: 'Net gelies',

  unsubscribeTitle: 'Keng Maile méi?',
  unsubscribeText:
    'Mir schécken Iech keng Maile méi iwwer Messagen, Chantieren a Bewäertungen. D’Klack mellt sech weider.',
  unsubscribe: 'Keng Maile méi',
  unsubscribing: 'Ee Moment...',
  unsubscribed: 'Keng Maile méi',
  unsubscribedText:
    'Dir kritt keng Maile méi iwwer dat, wat op Giewel geschitt. An Ären Astellunge kënnt Dir se erëm umaachen.',
  unsubscribeGone: 'Dëse Link gëllt net méi. Dir kënnt d’Mailen an Ären Astellungen ausmaachen.',
  unsubscribeFailed: 'D’Maile konnten net gestoppt ginn. Probéiert w.e.g. nach eng Kéier.',
  toSettings: 'Astellungen opmaachen',
  pushNotValid: 'Op dëser Adress kann een engem Browser näischt mellen',
  pushOffer: 'Op dësem Apparat mellen, wann eng Äntwert kënnt',
  pushYes: 'Jo, gär',
  pushNo: 'Nee, merci',
  pushAsking: 'Gëtt gefrot...',
  pushOn: 'Dësen Apparat mellt sech.',
  pushDenied: 'Äre Browser huet et net erlaabt. Dir kënnt dat a sengen Astellunge fir dëse Site änneren.',
  pushFailed: 'Et huet net geklappt. Probéiert w.e.g. nach eng Kéier.',
  byKindTitle: 'Wouriwwer Dir Bescheed kritt',
  byKindText:
    'Niewent den zwee Schalter hei uewen. Wat Äre Kont, Ären Tarif oder eng Decisioun ugeet, kënnt op jidde Fall.',
  byKindBounds:
    'Vu Leit, deenen Dir ni geschriwwen oder eppes ugefrot hutt, schécke mir héchstens 3 Mailen an der Stonn an 10 den Dag; de Rescht kënnt an enger zesummen. Vu Leit, déi Dir gespaart hutt, kritt Dir keng Mailen, ausser wat d’Gesetz bei engem Kontrakt verlaangt.',
  topics: {
    messages: 'Messagen',
    requests: 'Ufroen',
    visits: 'Visitten',
    quotes: 'Devisen',
    projects: 'Chantieren',
    reviews: 'Bewäertungen',
  },
  topic: 'Thema',
  channels: { email: 'E-Mail', sms: 'SMS' },
  toldBy: (topic, channel) => `${topic} per ${channel}`,
  notMuted: 'De Choix gouf net gespäichert',
  pushTitle: 'Dësen Apparat',
  pushText:
    'Eng kuerz Noriicht an dësem Browser, wann een Iech geschriwwen huet an Dir net do sidd. Si hält op, wann Dir Iech ausloggt.',
  pushSwitch: 'Noriichten op dësem Apparat',
  pushCannot:
    'Dëse Browser ka keng Noriichte weisen. Op engem iPhone oder iPad setzt Giewel fir d’éischt op de Startecran.',
  pushLooking: 'Mir kucken no dësem Apparat...',

  pageTitle: (title) => `${title} · Giewel`,
};
