import type { sentences as english } from '#features/accounts/sign-in/strings/en/second-factor.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Codë vun enger App',
  offer:
    'Beim Alogge mam Passwuert gëtt dann och nach e Code vun enger App op Ärem Telefon gefrot. Wie just Äert Passwuert kennt, bleift dobaussen.',
  turnOn: 'Umaachen',
  on: 'Un',
  since: (date) => `Un zënter: ${date}.`,
  left: (count) =>
    pluralForm('lb', count, { one: '1 Reservecode bleift.', other: `${count} Reservecodë bleiwen.` }),
  turnOff: 'Ausmaachen…',
  renew: 'Nei Reservecoden…',
  failed: (reason) => `Dat huet net geklappt: ${reason}`,

  scan: 'Scannt dat mat enger App, déi Codë mécht, zum Beispill déi, an där Ären Telefon Passwierder späichert.',
  qrAlt: 'QR-Code mam Geheimnis fir Är App',
  orType: 'Oder tippt dat an d’App:',
  orOpen: 'An enger App op dësem Apparat opmaachen',
  code: 'Code vun der App',
  codeHint: '6 Zifferen. All 30 Sekonne kënnt en neien.',
  anyCodeHint: '6 Zifferen aus der App, oder e Reservecode.',
  confirm: 'Umaachen',
  confirming: 'Gëtt ugemaach…',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  turnedOn: 'D’Codë vun enger App sinn un',
  turnedOff: 'D’Codë vun enger App sinn aus',

  recoveryTitle: 'Haalt Är Reservecodë gutt',
  recoveryText:
    'All Code léisst Iech eemol eran, wann den Telefon verluer ass. Si gi just elo gewisen: dréckt se aus, oder haalt se do, wou Dir Passwierder haalt.',
  recoveryCodes: 'Reservecoden',
  download: 'Eroflueden',
  fileName: 'giewel-reservecoden.txt',
  fileHead: (username) =>
    `Reservecodë ${applyEifelRule('vun', username)} op Giewel. All Code léisst Iech eemol eran.`,
  kept: 'Ech hu se gespäichert',

  offTitle: 'Coden ausmaachen',
  offText: 'Beim Alogge gëtt da just nach d’Passwuert gefrot. Är Reservecodë gëllen och net méi.',
  off: 'Ausmaachen',
  turningOff: 'Gëtt ausgemaach…',
  renewTitle: 'Nei Reservecoden',
  renewText: 'Déi, déi Dir hutt, gëllen dann direkt net méi.',
  renewNow: 'Neier maachen',
  renewing: 'Gi gemaach…',

  pageTitle: 'Zweete Facteur · Giewel',
  pageHeading: 'Nach ee Schlass, da sidd Dir dran',
  pageLead:
    'Dir gesitt, wat d’Leit Giewel uvertrauen. Dofir geet Äert Passwuert eleng net duer: wielt Codë vun enger App oder e Passkey.',
};
