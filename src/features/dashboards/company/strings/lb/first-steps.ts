import type { sentences as english } from '#features/dashboards/company/strings/en/first-steps.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Är éischt Schrëtt',
  doneOf: (done, all) => `${done} ${applyEifelRule('vun', all)}`,
  done: 'Gemaach',
  steps: {
    text: 'Schreift, wat Dir maacht',
    trade: 'Wielt Är Métieren',
    place: 'Sot, wou Dir sidd',
    pictures: 'Setzt Fotoe vun Ärer Aarbecht derbäi',
    proofs: 'Beleet Autorisatioun oder Versécherung',
    hours: 'Sot, wéini Dir ophutt',
    reply: 'Äntwert op den éischte Message',
  },
  why: {
    text: 'E puer Sätz mat Äre Wierder.',
    trade: 'D’Cliente sichen no Métier.',
    place: 'D’Cliente sichen no Gemeng.',
    pictures: 'Weist der op d’mannst 5.',
    proofs: 'D’Cliente kucken nom Zeeche „Gepréift“.',
    hours: 'Fir datt keen ëmsoss urifft.',
    reply: 'Wien als Éischten äntwert, gëtt dacks geholl.',
  },
  /** Says why a step that was begun does not count yet. */
  stillMissing: {
    text: (have, least) => `${have} vun ${least} Zeechen: nach een, zwee Sätz.`,
    place: (parts) => `Et feelt nach: ${parts}.`,
    pictures: (have, wanted) => `Bis elo ${have} vun ${wanted}.`,
  },
  partsOfPlace: { address: 'Strooss an Hausnummer', postalCode: 'Postleitzuel', city: 'Uertschaft' },
  putAway: 'Dës Lëscht ewechleeën',
  puttingAway: 'Gëtt ewechgeluecht…',
  notPutAway: 'D’Lëscht gouf net ewechgeluecht',
};
