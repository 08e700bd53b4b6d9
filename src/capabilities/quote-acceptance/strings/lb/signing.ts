import { eifel } from '#kernel/eifel.ts';
import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quote-acceptance/strings/en/signing.ts';

export const sentences: Widened<typeof english> = {
  title: 'Devis unhuelen',
  changeTitle: 'Nodrag unhuelen',
  changeNext: 'Duerno kënnt de Code. Eréischt wann e stëmmt, weist de Chantier déi nei Zomm.',
  acceptLess: 'Méi niddreg Zomm unhuelen',
  ofQuote: (number, version, day) => `Devis ${number}, Versioun ${version} vum ${day}`,
  whatYouOrder: 'Wat Dir bestellt',
  lineCount: (count) => plural('lb', count, { one: '1 Positioun', other: `${count} Positiounen` }),
  optionalLine: 'Optioun',
  toPay: 'Ze bezuelen',
  orReduced: (total) => `Mat 3 %, wann d’AED virun der Rechnung d’accord ass: ${total}`,
  whenYouPay: 'Wéini Dir bezuelt',
  daysTitle: '14 Deeg, fir et aneschters ze iwwerleeën',
  daysText: (until) =>
    `Dir kënnt de Kontrakt ouni Grond widderruffen, bis ${eifel('den', until)} um Mëtternuecht. Eng Bestätegung geet duer; Dir kritt alle béid eng Empfangsbestätegung, an de Chantier ass ofgesot.`,
  atOnce:
    'Ech froen, datt d’Aarbecht direkt ufänkt, bannent deene 14 Deeg. Ech weess, datt ech d’Widderruffsrecht verléieren, wann d’Aarbecht gemaach ass.',
  sign: 'Ënnerschreiwen',
  yourName: 'Ären Numm, komplett',
  notVerified: 'Bestätegt w.e.g. fir d’éischt Är E-Mail-Adress oder Är Telefonsnummer.',
  toSettings: 'Bei Är Astellungen',
  confirmWith: 'Bestätege mat',
  byEmail: (address) => `engem Code per E-Mail un ${address}`,
  bySms: (number) => `engem Code per SMS un ${number}`,
  byPasskey: 'engem Passkey',
  nextPasskey:
    'Duerno freet Ären Apparat no Ärem Passkey. Eréischt wann e stëmmt, ginn déi aner Devisë frëndlech refuséiert.',
  changeNextPasskey:
    'Duerno freet Ären Apparat no Ärem Passkey. Eréischt wann e stëmmt, weist de Chantier déi nei Zomm.',
  accept: 'Unhuelen, mat Flicht ze bezuelen',
  nextCode: 'Duerno kënnt de Code. Eréischt wann e stëmmt, ginn déi aner Devisë frëndlech refuséiert.',
  quote: 'Devis',
  validUntil: 'Gëlteg bis',
  fingerprint: 'SHA-256',
  codeTitle: 'Gitt de Code an',
  codeText: (sentTo) => `Mir hunn e geschéckt op ${sentTo}. E gëllt zéng Minutten.`,
  codeLabel: 'Code',
  acceptNow: 'Unhuelen',
  sendAgain: 'Neie Code schécken',
  accepted: 'Dir hutt den Devis ugeholl',
  isAccepted: 'Dir hutt dësen Devis ugeholl.',
  isOver: 'Dësen Devis kann net méi ugeholl ginn.',
  nameMissing: 'Schreift w.e.g. Ären Numm',
};
