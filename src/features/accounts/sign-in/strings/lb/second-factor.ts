import type { sentences as english } from '#features/accounts/sign-in/strings/en/second-factor.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Aloggen an zwee Schrëtt',
  offer:
    'Wann Dir Iech mam Passwuert aloggt, braucht Dir och e Code aus enger Authenticator-App op Ärem Handy. Wien nëmmen Äert Passwuert kennt, kënnt net eran.',
  turnOn: 'Umaachen',
  on: 'Un',
  since: (date) => `Un zënter dem ${date}.`,
  left: (count) =>
    pluralForm('lb', count, {
      one: 'Dir hutt nach 1 Reservecode.',
      other: `Dir hutt nach ${count} Reservecoden.`,
    }),
  turnOff: 'Ausmaachen…',
  renew: 'Nei Reservecodë maachen…',
  failed: (reason) => `Dat huet net geklappt: ${reason}`,

  scan: 'Scannt dëse Code mat enger Authenticator-App, zum Beispill mam Passwuertmanager vun Ärem Handy.',
  qrAlt: 'QR-Code fir Är Authenticator-App',
  orType: 'Oder gitt dëse Schlëssel an der App an:',
  orOpen: 'An enger App op dësem Apparat opmaachen',
  code: 'Code vun der Authenticator-App',
  codeHint: 'Gitt déi 6 Ziffere vun der App an. Si ännere sech all 30 Sekonnen.',
  anyCodeHint: 'Gitt déi 6 Ziffere vun der App an, oder e Reservecode.',
  confirm: 'Umaachen',
  confirming: 'Gëtt ugemaach…',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  turnedOn: 'Aloggen an zwee Schrëtt ass un',
  turnedOff: 'Aloggen an zwee Schrëtt ass aus',

  recoveryTitle: 'Späichert Är Reservecoden',
  recoveryText:
    'Mat all Code kënnt Dir Iech eng Kéier aloggen, wann Dir Ären Handy verléiert. Mir weise se nëmmen elo. Dréckt se aus, oder späichert se bei Äre Passwierder.',
  recoveryCodes: 'Reservecoden',
  download: 'Eroflueden',
  fileName: 'giewel-reservecoden.txt',
  fileHead: (username) =>
    `Reservecodë ${applyEifelRule('vun', username)} op Giewel. All Code geet nëmmen eng Kéier.`,
  kept: 'Ech hu se gespäichert',

  offTitle: 'Aloggen an zwee Schrëtt ausmaachen',
  offText:
    'Fir Iech anzeloggen, braucht Dir da just nach Äert Passwuert. Och Är Reservecodë gëllen dann net méi.',
  off: 'Ausmaachen',
  turningOff: 'Gëtt ausgemaach…',
  renewTitle: 'Nei Reservecodë maachen',
  renewText: 'Soubal Dir nei Codë maacht, gëllen déi aktuell net méi.',
  renewNow: 'Codë maachen',
  renewing: 'Gi gemaach…',

  pageTitle: 'Aloggen an zwee Schrëtt · Giewel',
  pageHeading: 'Aloggen an zwee Schrëtt ariichten',
  pageLead:
    'Well Dir privat Donnéeë vu Leit gesitt, geet e Passwuert eleng net duer. Wielt eng Authenticator-App oder e Passkey.',
};
