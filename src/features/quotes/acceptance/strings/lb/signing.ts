import type { sentences as english } from '#features/quotes/acceptance/strings/en/signing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Devis unhuelen',
  changeTitle: 'Avenant unhuelen',
  changeNext:
    'Dir sidd nach un näischt gebonnen. Als Nächst schécke mir Iech e Code. De Chantier weist deen neien Total eréischt, wann Dir ugeholl hutt.',
  acceptLess: 'Méi klenge Montant unhuelen',
  ofChange: (number, version, day) => `Avenant ${number}, Versioun ${version} vum ${day}`,
  ofQuote: (number, version, day) => `Devis ${number}, Versioun ${version} vum ${day}`,
  whatYouOrder: 'Är Bestellung',
  lineCount: (count) => pluralForm('lb', count, { one: '1 Positioun', other: `${count} Positiounen` }),
  optionalLine: 'Optioun',
  toPay: 'Ze bezuelen',
  orReduced: (total) => `Mat 3 %, wann d’AED virun der Rechnung d’accord ass: ${total}`,
  whenYouPay: 'Bezuelplang',
  daysTitle: '14 Deeg, fir et Iech anescht z’iwwerleeën',
  daysText: (until) =>
    `Dir kënnt de Kontrakt ${until} widderruffen, ouni e Grond unzeginn. Zwee Klicke ginn duer. Wann Dir widderrufft, soe mir de Chantier of a schécken Iech per E-Mail eng Empfangsbestätegung mat Dag an Auerzäit.`,
  atOnce: 'Ech froen, datt d’Aarbecht ufänkt, ier meng 14 Deeg fir ze widderruffen eriwwer sinn.',
  sign: 'Ënnerschreiwen',
  yourName: 'Äre kompletten Numm',
  notVerified: 'Bestätegt w.e.g. fir d’éischt Är E-Mail-Adress oder Är Telefonsnummer.',
  toSettings: 'Zu Ären Astellungen',
  confirmWith: 'Bestätege mat',
  byEmail: (address) => `engem Code per E-Mail un ${address}`,
  bySms: (number) => `engem Code per SMS un ${number}`,
  byPasskey: 'engem Passkey',
  nextPasskey:
    'Dir sidd nach un näischt gebonnen. Als Nächst freet Ären Apparat Äre Passkey. Déi aner Devisë refuséiere mir eréischt, wann Dir ugeholl hutt.',
  changeNextPasskey:
    'Dir sidd nach un näischt gebonnen. Als Nächst freet Ären Apparat Äre Passkey. De Chantier weist deen neien Total eréischt, wann Dir ugeholl hutt.',
  accept: 'Unhuelen, mat der Verflichtung ze bezuelen',
  straightNext:
    'Dir sidd nach un näischt gebonnen. Als Nächst schécke mir Iech e Code. E Kontrakt gëtt et eréischt, wann Dir ugeholl hutt.',
  straightNextPasskey:
    'Dir sidd nach un näischt gebonnen. Als Nächst freet Ären Apparat Äre Passkey. E Kontrakt gëtt et eréischt, wann Dir ugeholl hutt.',
  nextCode:
    'Dir sidd nach un näischt gebonnen. Als Nächst schécke mir Iech e Code. Déi aner Devisë refuséiere mir eréischt, wann Dir ugeholl hutt.',
  quote: 'Devis',
  validUntil: 'Gëlteg bis',
  fingerprint: 'SHA-256',
  codeTitle: 'Gitt de Code an',
  codeText: (sentTo) => `Mir hunn de Code op ${sentTo} geschéckt. E gëllt 10 Minutten.`,
  codeLabel: 'Code',
  acceptNow: 'Unhuelen',
  sendAgain: 'Neie Code schécken',
  accepted: 'Dir hutt den Devis ugeholl',
  isAccepted: 'Dir hutt dësen Devis ugeholl.',
  isOver: 'Dësen Devis kënnt Dir net méi unhuelen.',
  nameMissing: 'Gitt Äre kompletten Numm an',
  changeDaysText: (until) =>
    `Dir kënnt dësen Avenant ${until} widderruffen, ouni e Grond unzeginn. Wann Dir widderrufft, huele mir den Avenant aus dem Total eraus, an den urspréngleche Kontrakt gëllt weider.`,
  beginLegend: 'Soll d’Aarbecht ufänken, ier déi Deeg eriwwer sinn?',
  beginHint:
    'Wa jo, kräizt Dir béides un. Wann net, loosst Dir béides eidel: Da fänkt d’Aarbecht un, wann d’Deeg eriwwer sinn.',
  knowsLoss:
    'Ech weess: Wann ech duerno widderruffen, bezuelen ech d’Aarbecht, déi bis dohinner gemaach ass, an ech verléieren d’Widderruffsrecht, wann d’ganz Aarbecht gemaach ass.',
  bothOrNeither: 'Kräizt w.e.g. béides un, oder keent vun deenen zwee',
  goOn: 'Weider',
  passkeyTitle: 'Mat Ärem Passkey bestätegen',
  passkeyText: 'Ären Apparat freet Äre Passkey, soubal Dir op de Knäppchen dréckt.',
};
