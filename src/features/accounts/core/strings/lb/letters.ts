import type { sentences as english } from '#features/accounts/core/strings/en/letters.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

export const sentences: TranslationType<typeof english> = {
  code: {
    subject: (code) => `${code} ass Äre Giewel-Code`,
    heading: 'Äre Code',
    text: 'Gitt dëse Code op Giewel an, fir ze weisen, datt dës Adress Iech gehéiert:',
    note: 'E gëllt 10 Minutten. Wann Dir en net gefrot hutt, benotzt en einfach net: da geschitt näischt.',
    sms: (code) => `${code} ass Äre Giewel-Code. E gëllt 10 Minutten.`,
  },
  changeCode: {
    subject: (code) => `${code} ass Äre Giewel-Code`,
    heading: 'Är nei E-Mail-Adress',
    text: 'E Kont op Giewel soll vun elo un dës Adress benotzen. Gitt dëse Code op Giewel an, fir Jo ze soen:',
    note: 'E gëllt 10 Minutten. Wann Dir en net gefrot hutt, benotzt en net: dës Adress gëtt dann net geholl.',
  },
  reset: {
    subject: 'Neit Passwuert setzen',
    heading: 'Neit Passwuert setzen',
    text: 'Et huet een, wahrscheinlech Dir, gefrot, en neit Passwuert fir Äre Kont op Giewel ze setzen.',
    button: 'Neit Passwuert setzen',
    note: 'De Link geet eemol, 30 Minutte laang. Wann Dir et net waart, bleift Äert Passwuert, wéi et ass.',
  },
  passwordChanged: {
    subject: 'Äert Passwuert gouf geännert',
    heading: 'Äert Passwuert gouf geännert',
    text: 'D’Passwuert vun Ärem Kont op Giewel gouf grad geännert. All aner Apparater goufen ausgeloggt.',
    passkeysText:
      'Mat dëse Passkeys kënnt een nach an Äre Kont. Huelt all déi ewech, déi Dir net kennt, oder alleguer:',
    passkeyLine: (name, day) => `${name}, derbäigesat: ${day}`,
    passkeysButton: 'Är Passkeys nokucken',
    note: 'Wann Dir et net waart, setzt direkt en neit Passwuert a schreift eis.',
  },
  erasureAsked: {
    subject: 'Äre Kont gëtt geläscht',
    heading: 'Äre Kont gëtt geläscht',
    text: (day) =>
      `Et huet een, wahrscheinlech Dir, gefrot, Äre Kont op Giewel ze läschen. Bis ${applyEifelRule('den', day)} bleift alles, wéi et ass, an Dir kënnt Iech et aneschters iwwerleeën.`,
    waits:
      'Dës Kontrakter lafen nach. De Kont gëtt geläscht, soubal dee leschten eriwwer ass; bis dohi behält déi aner Säit de Projet, a mir hunn hir Bescheed gesot. Wat kee Kontrakt brauch, gëtt deen Dag geläscht a kënnt net méi zréck.',
    contract: (object, otherSide) => `${object}, mat ${otherSide}`,
    button: 'Mäi Kont halen',
    note: 'Wann Dir et net waart, haalt de Kont an ännert direkt Äert Passwuert.',
  },
  emailChanged: {
    subject: 'Är E-Mail-Adress gouf geännert',
    heading: 'Är E-Mail-Adress gouf geännert',
    text: (address) =>
      `Äre Kont op Giewel benotzt elo ${address}. Dat hei ass déi lescht Mail un dës Adress.`,
    note: 'Wann Dir et net waart, loggt Iech mat Ärem Benotzernumm an, setzt se zeréck, an ännert dann Äert Passwuert.',
  },
  factorAdded: {
    subject: 'Beim Alogge gëtt elo e Code gefrot',
    heading: 'D’Codë vun enger App sinn un',
    text: 'Wie sech mam Passwuert an Äre Kont op Giewel aloggt, gëtt och nach no engem Code vun Ärer App gefrot.',
    note: 'Wann Dir et net waart, äntwert direkt op dës Mail: et kennt een Äert Passwuert.',
  },
  factorRemoved: {
    subject: 'Beim Alogge gëtt kee Code méi gefrot',
    heading: 'D’Codë vun enger App sinn aus',
    text: 'An Äre Kont op Giewel kënnt een erëm mam Passwuert eleng.',
    note: 'Wann Dir et net waart, ännert direkt Äert Passwuert a maacht d’Coden erëm un.',
  },
  dormant: {
    subject: 'Äre Kont op Giewel hält geschwënn op',
    heading: 'Solle mir Äre Kont halen?',
    text: `Zënter bal ${YEARS} Joer huet sech keen an Äre Kont ageloggt. ${applyEifelRule('An', RETENTION_DAYS.dormantWarning)} Deeg gëtt e geläscht, mat Ären Dossieren an Ärem Profil; wat Dir anere geschriwwen hutt, bleift bei hinnen, ouni Ären Numm.`,
    button: 'Aloggen an halen',
    note: 'Eng Kéier alogge geet duer. Wann Dir de Kont net méi braucht, musst Dir näischt maachen.',
  },
  emailChangeAsked: {
    subject: 'Eng nei E-Mail-Adress fir Äre Kont',
    heading: 'Eng nei E-Mail-Adress fir Äre Kont',
    text: (address) =>
      `Äre Kont op Giewel soll ${address} benotzen. Dat geschitt, soubal e Code aginn ass, dee mir dohi geschéckt hunn; bis dohi gëllt dës Adress.`,
    note: 'Wann Dir et net waart, loggt Iech an, haalt Är Adress an den Astellungen, an ännert direkt Äert Passwuert.',
  },
  phoneChanged: {
    subject: 'Är Telefonsnummer gouf geännert',
    heading: 'Är Telefonsnummer gouf geännert',
    text: 'Äre Kont op Giewel huet elo eng aner Telefonsnummer, oder keng. Dir fannt se an den Astellungen.',
    note: 'Wann Dir et net waart, setzt se an den Astellungen zeréck, an ännert direkt Äert Passwuert.',
  },
  passkeyAdded: {
    subject: 'E Passkey gouf derbäigesat',
    heading: 'E Passkey gouf derbäigesat',
    text: (name) => `An Äre Kont op Giewel kënnt een elo och mat engem Passkey. E gouf gemaach mat: ${name}.`,
    note: 'Wann Dir et net waart, huelt en an den Astellungen ënner Sécherheet ewech, an ännert direkt Äert Passwuert.',
  },
};
