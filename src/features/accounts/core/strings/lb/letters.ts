import type { sentences as english } from '#features/accounts/core/strings/en/letters.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

export const sentences: TranslationType<typeof english> = {
  code: {
    subject: 'Äre Giewel-Code',
    heading: 'Äre Code',
    text: 'Gitt dëse Code op Giewel an, fir ze bestätegen, datt dës Adress Iech gehéiert:',
    note: 'De Code gëllt 10 Minutten. Wann Dir en net gefrot hutt, ignoréiert dës E-Mail.',
    sms: (code) => `${code} ass Äre Giewel-Code. E gëllt 10 Minutten.`,
  },
  changeCode: {
    subject: 'Äre Giewel-Code',
    heading: 'Bestätegt Är nei E-Mail-Adress',
    text: 'Et gouf gefrot, fir dës Adress mat engem Giewel-Kont ze benotzen. Gitt dëse Code op Giewel an, fir dat ze bestätegen:',
    note: 'De Code gëllt 10 Minutten. Wann Dir en net gefrot hutt, ignoréiert dës E-Mail. Da benotze mir dës Adress net.',
  },
  reset: {
    subject: 'Neit Passwuert festleeën',
    heading: 'Neit Passwuert festleeën',
    text: 'Et gouf gefrot, fir en neit Passwuert fir Äre Giewel-Kont festzeleeën.',
    button: 'Neit Passwuert festleeën',
    note: 'De Link geet nëmmen eng Kéier an ass 30 Minutte laang gëlteg. Wann Dir dat net gefrot hutt, ignoréiert dës E-Mail. Äert Passwuert bleift, wéi et ass.',
  },
  passwordChanged: {
    subject: 'Äert Passwuert gouf geännert',
    heading: 'Äert Passwuert gouf geännert',
    text: 'D’Passwuert vun Ärem Giewel-Kont gouf grad geännert. Mir hunn Iech op allen aneren Apparater ausgeloggt.',
    passkeysText: 'Dës Passkeys gëllen nach ëmmer. Huelt déi ewech, déi Dir net kennt:',
    passkeyLine: (name, day) => `${name}, derbäigesat ${applyEifelRule('den', day)}`,
    passkeysButton: 'Är Passkeys nokucken',
    note: 'Wann Dir et net waart, leet direkt en neit Passwuert fest a schreift eis.',
  },
  erasureAsked: {
    subject: 'Äre Kont gëtt geläscht',
    heading: 'Äre Kont gëtt geläscht',
    text: (day) =>
      `Et gouf gefrot, fir Äre Giewel-Kont ze läschen. Bis ${applyEifelRule('den', day)} bleift Äre Kont, wéi en ass, an Dir kënnt et Iech anescht iwwerleeën.`,
    waits:
      'Dës Kontrakter lafen nach. Mir läschen Äre Kont, soubal dee leschten eriwwer ass. Bis dohi gesäit déi aner Säit nach de Chantier, a mir hunn hir Bescheed gesot. No deem Datum läsche mir alles, wat dës Kontrakter net brauchen, an Dir kritt et net méi zeréck.',
    contract: (object, otherSide) => `${object}, mat ${otherSide}`,
    button: 'Mäi Kont behalen',
    note: 'Wann Dir et net waart, behaalt de Kont an ännert direkt Äert Passwuert.',
  },
  emailChanged: {
    subject: 'Är E-Mail-Adress gouf geännert',
    heading: 'Är E-Mail-Adress gouf geännert',
    text: (address) =>
      `Äre Giewel-Kont benotzt elo ${address}. Dat hei ass déi lescht E-Mail un Är al Adress.`,
    note: 'Wann Dir et net waart, loggt Iech mat Ärem Benotzernumm an, setzt d’Adress zeréck a leet en neit Passwuert fest.',
  },
  factorAdded: {
    subject: 'Aloggen an zwee Schrëtt ass un',
    heading: 'Aloggen an zwee Schrëtt ass un',
    text: 'Wann Dir Iech mam Passwuert an Äre Giewel-Kont aloggt, braucht Dir och e Code aus Ärer Authenticator-App.',
    note: 'Wann Dir et net waart, äntwert direkt op dës E-Mail. En anere kennt Äert Passwuert.',
  },
  factorRemoved: {
    subject: 'Aloggen an zwee Schrëtt ass aus',
    heading: 'Aloggen an zwee Schrëtt ass aus',
    text: 'Fir Iech an Äre Giewel-Kont anzeloggen, braucht Dir elo just nach Äert Passwuert.',
    note: 'Wann Dir et net waart, ännert direkt Äert Passwuert a maacht d’Aloggen an zwee Schrëtt erëm un.',
  },
  dormant: {
    subject: 'Mir läsche geschwënn Äre Giewel-Kont',
    heading: 'Wëllt Dir Äre Kont behalen?',
    text: `Dir hutt Iech zënter bal ${YEARS} Joer net méi ageloggt. ${applyEifelRule('An', RETENTION_DAYS.dormantWarning)} Deeg läsche mir Äre Kont, mat Ären Dossieren an Ärem Profil. Déi Leit, deenen Dir geschriwwen hutt, behalen Är Messagen, ouni Ären Numm.`,
    button: 'Mäi Kont behalen',
    note: 'Fir Äre Kont ze behalen, loggt Iech einfach an. Wann Dir en net méi braucht, musst Dir näischt maachen.',
  },
  emailChangeAsked: {
    subject: 'Demande, fir Är E-Mail-Adress z’änneren',
    heading: 'Demande, fir Är E-Mail-Adress z’änneren',
    text: (address) =>
      `Et gouf gefrot, fir d’E-Mail-Adress vun Ärem Giewel-Kont op ${address} z’änneren. Dat geschitt, soubal de Code aginn ass, dee mir un déi nei Adress geschéckt hunn. Bis dohi benotze mir weider dës Adress.`,
    note: 'Wann Dir et net waart, loggt Iech an, verwerft d’Ännerung an den Astellungen an ännert direkt Äert Passwuert.',
  },
  phoneChanged: {
    subject: 'Är Telefonsnummer gouf geännert',
    heading: 'Är Telefonsnummer gouf geännert',
    text: 'D’Telefonsnummer vun Ärem Giewel-Kont gouf geännert oder ewechgeholl. Kuckt se an den Astellungen no.',
    note: 'Wann Dir et net waart, setzt d’Nummer an den Astellungen zeréck an ännert direkt Äert Passwuert.',
  },
  passkeyAdded: {
    subject: 'E Passkey gouf derbäigesat',
    heading: 'E Passkey gouf derbäigesat',
    text: (name) =>
      `An Äre Giewel-Kont kënnt Dir Iech elo mat engem Passkey aloggen, deen op dësem Apparat gemaach gouf: ${name}.`,
    note: 'Wann Dir et net waart, huelt de Passkey an den Astellungen ënner „Sécherheet“ ewech an ännert direkt Äert Passwuert.',
  },
};
