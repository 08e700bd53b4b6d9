import type { sentences as english } from '#features/moderation/content-reports/strings/en/reporting.ts';
import { reportRedress } from '#features/moderation/core/strings/lb/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/lb/taken-things.ts';
import { listInLuxembourgish } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Eng Meldung schécken',
  lead: 'Dir braucht kee Kont. E Moderateur liest all Meldung. Dir kritt eng Referenznummer, mat där Dir de Stand nokucke kënnt.',
  kind: 'Ëm wat geet et an Ärer Meldung?',
  kinds: {
    hate: 'Haass oder Menacen',
    fraud: 'Bedruch oder Täuschung',
    privacy: 'Perséinlech Donnéeë vun engem',
    copyright: 'Biller oder Texter, déi ouni Erlaabnes benotzt ginn',
    other: 'Aneren illegalen Inhalt',
  },
  address: 'Wou ass den Inhalt?',
  addressHint: 'Gitt d’Adress vun der Säit an, oder den Numm vum Betrib a wat mir siche sollen.',
  explanation: 'Firwat mengt Dir, datt et illegal ass?',
  explanationHint: 'Mindestens 20 Zeechen.',
  name: 'Ären Numm',
  email: 'Är E-Mail-Adress',
  optional: 'fakultativ',
  website: 'Loosst dat hei eidel',
  send: 'Meldung schécken',
  sending: 'Gëtt geschéckt…',
  failed: 'Är Meldung konnt net geschéckt ginn',
  followTitle: 'Scho gemellt?',
  followLabel: 'Referenznummer',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'Stand nokucken',
  received: 'Merci. Mir hunn Är Meldung kritt.',
  keepReceipt: 'Hieft dës Nummer gutt op. Dir braucht se, fir de Stand vun Ärer Meldung nozekucken.',
  seeState: 'Stand nokucken',

  stateTitle: 'Är Meldung',
  receipt: 'Referenznummer',
  reportedOn: 'Gemellt',
  decidedOn: 'Decidéiert',
  state: 'Stand',
  states: {
    waiting: 'E Moderateur kuckt Är Meldung no',
    upheld: 'Ugeholl',
    dismissed: 'Net ugeholl: mir hunn näischt Illegales fonnt',
  },
  done: 'Wat gemaach gouf',
  takenDown: (things) => `Ewechgeholl: ${listInLuxembourgish(things)}`,
  wasGone: 'Den Inhalt war schonn net méi do, wéi mir gekuckt hunn',
  takenThings,
  statement: 'Grënn',
  redress: reportRedress,
  writeToUs: 'Schreift eis',
  settlementBodies,
  notFound: 'Mir hu keng Meldung mat dëser Nummer fonnt',
  notFoundText: 'Kuckt d’Nummer no. Si huet véier Gruppe mat véier Zeechen.',
  reportSomething: 'Eppes mellen',
};
