import type { sentences as english } from '#features/quotes/acceptance/strings/en/signing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Devis unhuelen',
  changeTitle: 'Nodrag unhuelen',
  changeNext:
    'Dir sidd nach un näischt gebonnen. Duerno kënnt de Code; eréischt wann Dir ugeholl hutt, weist de Chantier déi nei Zomm.',
  acceptLess: 'Méi niddrege Betrag unhuelen',
  ofChange: (number, version, day) => `Nodrag ${number}, Versioun ${version} vum ${day}`,
  ofQuote: (number, version, day) => `Devis ${number}, Versioun ${version} vum ${day}`,
  whatYouOrder: 'Wat Dir bestellt',
  lineCount: (count) => pluralForm('lb', count, { one: '1 Positioun', other: `${count} Positiounen` }),
  optionalLine: 'Optioun',
  toPay: 'Ze bezuelen',
  orReduced: (total) => `Mat 3 %, wann d’AED virun der Rechnung d’accord ass: ${total}`,
  whenYouPay: 'Wéini Dir bezuelt',
  daysTitle: '14 Deeg, fir et aneschters ze iwwerleeën',
  daysText: (until) =>
    `Dir kënnt de Kontrakt widderruffen, ouni e Grond ze nennen, an zwar ${until}. Zwee Klicke ginn duer; Dir kritt alle béid eng Empfangsbestätegung mat Dag an Auerzäit, an de Chantier gëtt ofgesot.`,
  atOnce: 'Ech froen, datt d’Aarbecht ufänkt, ier meng 14 Deeg fir ze widderruffen eriwwer sinn.',
  sign: 'Ënnerschreiwen',
  yourName: 'Ären Numm, komplett',
  notVerified: 'Bestätegt w.e.g. fir d’éischt Är E-Mail-Adress oder Är Telefonsnummer.',
  toSettings: 'Bei Är Astellungen',
  confirmWith: 'Bestätege mat',
  byEmail: (address) => `engem Code per E-Mail un ${address}`,
  bySms: (number) => `engem Code per SMS un ${number}`,
  byPasskey: 'engem Passkey',
  nextPasskey:
    'Dir sidd nach un näischt gebonnen. Duerno freet Ären Apparat no Ärem Passkey; eréischt wann Dir ugeholl hutt, ginn déi aner Devisë frëndlech refuséiert.',
  changeNextPasskey:
    'Dir sidd nach un näischt gebonnen. Duerno freet Ären Apparat no Ärem Passkey; eréischt wann Dir ugeholl hutt, weist de Chantier déi nei Zomm.',
  accept: 'Unhuelen, mat Flicht ze bezuelen',
  straightNext:
    'Dir sidd nach un näischt gebonnen. Duerno kënnt de Code; eréischt wann Dir ugeholl hutt, ass de Kontrakt ofgeschloss.',
  straightNextPasskey:
    'Dir sidd nach un näischt gebonnen. Duerno freet Ären Apparat no Ärem Passkey; eréischt wann Dir ugeholl hutt, ass de Kontrakt ofgeschloss.',
  nextCode:
    'Dir sidd nach un näischt gebonnen. Duerno kënnt de Code; eréischt wann Dir ugeholl hutt, ginn déi aner Devisë frëndlech refuséiert.',
  quote: 'Devis',
  validUntil: 'Gëlteg bis',
  fingerprint: 'SHA-256',
  codeTitle: 'Gitt de Code an',
  codeText: (sentTo) => `Mir hunn e geschéckt op ${sentTo}. E gëllt 10 Minutten.`,
  codeLabel: 'Code',
  acceptNow: 'Unhuelen',
  sendAgain: 'Neie Code schécken',
  accepted: 'Dir hutt den Devis ugeholl',
  isAccepted: 'Dir hutt dësen Devis ugeholl.',
  isOver: 'Dësen Devis kann net méi ugeholl ginn.',
  nameMissing: 'Schreift w.e.g. Ären Numm',
  changeDaysText: (until) =>
    `Dir kënnt dësen Nodrag widderruffen, ouni e Grond ze nennen, an zwar ${until}. Wat en derbäisetzt, fält dann nees ewech, an de Kontrakt bleift, wéi e war.`,
  beginLegend: 'Soll d’Aarbecht ufänken, ier déi Deeg eriwwer sinn?',
  beginHint:
    'Wa jo, kräizt Dir béides un. Wann net, loosst Dir béides eidel: Da fänkt d’Aarbecht un, wann d’Deeg eriwwer sinn.',
  knowsLoss:
    'Ech weess: Wann ech duerno widderruffen, bezuelen ech d’Aarbecht, déi bis dohinner gemaach ass, an ech verléieren d’Widderruffsrecht, wann d’ganz Aarbecht gemaach ass.',
  bothOrNeither: 'Kräizt w.e.g. béides un, oder kee vun deenen zwee',
  goOn: 'Weider',
  passkeyTitle: 'Mat Ärem Passkey bestätegen',
  passkeyText: 'Ären Apparat freet dono, soubal Dir op de Knäppche dréckt.',
};
