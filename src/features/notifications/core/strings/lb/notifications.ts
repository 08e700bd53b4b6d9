import type { sentences as english } from '#features/notifications/core/strings/en/notifications.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notificationNotFound: 'Noriicht net fonnt',
  markAllRead: 'Alles als gelies markéieren',
  nothingYet: 'Nach keng Noriichten',
  nothingYetText: 'Hei gesitt Dir Neies iwwer Messagen, Chantieren a Bewäertungen.',
  notLoaded: 'D’Noriichte konnten net geluede ginn.',
  unread: 'Net gelies',

  unsubscribeTitle: 'Maile stoppen?',
  unsubscribeText:
    'Mir schécken Iech keng Maile méi iwwer Messagen, Chantieren a Bewäertungen. D’Noriichten op Giewel gesitt Dir weider.',
  unsubscribe: 'Maile stoppen',
  unsubscribing: 'Gëtt gestoppt…',
  unsubscribed: 'Maile gestoppt',
  unsubscribedText:
    'Mir schécken Iech keng Maile méi iwwer Messagen, Chantieren a Bewäertungen. An den Astellunge kënnt Dir se erëm umaachen.',
  unsubscribeGone: 'Dëse Link gëllt net méi. Dir kënnt d’Mailen an Ären Astellungen ausmaachen.',
  unsubscribeFailed: 'D’Maile konnten net gestoppt ginn. Probéiert w.e.g. nach eng Kéier.',
  toSettings: 'Astellungen opmaachen',
  pushNotValid: 'Dat ass keng gëlteg Push-Adress',
  pushOffer: 'Op dësem Apparat Bescheed soen, wann eng Äntwert kënnt',
  pushYes: 'Jo, gär',
  pushNo: 'Nee, merci',
  pushAsking: 'Gëtt gefrot…',
  pushOn: 'Mir soen Iech op dësem Apparat Bescheed.',
  pushDenied: 'Äre Browser blockéiert d’Noriichten. Erlaabt se a sengen Astellunge fir dëse Site.',
  pushFailed: 'D’Noriichten op dësem Apparat konnten net geännert ginn. Probéiert nach eng Kéier.',
  byKindTitle: 'Wouriwwer mir Iech Bescheed soen',
  byKindText:
    'Wielt pro Thema. Déi zwee Schalter hei uewe gëllen och weider. Iwwer Äre Kont, Ären Tarif an Decisiounen, déi Iech ugoen, soe mir Iech ëmmer Bescheed.',
  byKindBounds:
    'Iwwer Leit, mat deenen Dir nach ni a Kontakt waart, schécke mir héchstens 3 Mailen an der Stonn an 10 den Dag; de Rescht kënnt zesummen an enger Mail. Iwwer Leit, déi Dir gespaart hutt, schécke mir keng Mailen, ausser wann d’Gesetz et bei engem Kontrakt verlaangt.',
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
  notMuted: 'Äre Choix konnt net gespäichert ginn',
  pushTitle: 'Dësen Apparat',
  pushText:
    'Mir soen Iech an dësem Browser Bescheed, wann een Iech schreift an Dir net op Giewel sidd. Wann Dir Iech ausloggt, hält dat op.',
  pushSwitch: 'Noriichten op dësem Apparat',
  pushCannot:
    'Dëse Browser ka keng Noriichte weisen. Op engem iPhone oder iPad setzt Giewel fir d’éischt op de Startecran.',
  pushLooking: 'Dësen Apparat gëtt gepréift…',

  pageTitle: (title) => `${title} · Giewel`,
};
