import type { sentences as english } from '#features/moderation/content-reports/strings/en/reporting.ts';
import { reportRedress } from '#features/moderation/core/strings/lb/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/lb/taken-things.ts';
import { listInLuxembourgish } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Eng Meldung schécken',
  lead: 'Dir braucht kee Kont. E Moderateur liest all Meldung, an Dir kënnt se mat hirer Nummer verfollegen.',
  kind: 'Ëm wat geet et?',
  kinds: {
    hate: 'Haass oder Drohungen',
    fraud: 'Bedruch oder Täuschung',
    privacy: 'Privat Donnéeë vun engem',
    copyright: 'Biller oder Texter, ouni Erlaabnes benotzt',
    other: 'Eppes anescht, wat illegal ass',
  },
  address: 'Wou ass et?',
  addressHint: 'D’Adress vun der Säit, oder den Numm vum Betrib a wat mir siche sollen.',
  explanation: 'Firwat mengt Dir, datt et illegal ass?',
  explanationHint: 'Mindestens 20 Zeechen.',
  name: 'Ären Numm',
  email: 'Är E-Mail-Adress',
  optional: 'fakultativ',
  website: 'Loosst dat hei eidel',
  send: 'Meldung schécken',
  sending: 'Gëtt geschéckt…',
  failed: 'D’Meldung gouf net geschéckt',
  followTitle: 'Scho gemellt?',
  followLabel: 'Nummer vun der Meldung',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'Kucken, wéi et steet',
  received: 'Merci. Är Meldung ass ukomm.',
  keepReceipt: 'Haalt dës Nummer gutt: nëmme mat hir fannt Dir Är Meldung erëm.',
  seeState: 'Kucken, wéi et steet',

  stateTitle: 'Är Meldung',
  receipt: 'Nummer vun der Meldung',
  reportedOn: 'Gemellt',
  decidedOn: 'Decidéiert',
  state: 'Stand',
  states: {
    waiting: 'E Moderateur huet nach net decidéiert',
    upheld: 'Ugeholl',
    dismissed: 'Net ugeholl: mir hunn näischt Illegales fonnt',
  },
  done: 'Wat gemaach gouf',
  takenDown: (things) => `Ewechgeholl: ${listInLuxembourgish(things)}`,
  wasGone: 'Et war net méi do, wéi mir gekuckt hunn',
  takenThings,
  statement: 'Grënn',
  redress: reportRedress,
  writeToUs: 'Schreift eis',
  settlementBodies,
  notFound: 'Keng Meldung mat dëser Nummer',
  notFoundText: 'Kuckt w.e.g. d’Nummer nach eng Kéier no: véier Gruppe mat véier Zeechen.',
  reportSomething: 'Eppes mellen',
};
