import type { sentences as english } from '#features/dashboards/company/strings/en/first-steps.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Är éischt Schrëtt',
  doneOf: (done, all) => `${done} ${applyEifelRule('vun', all)}`,
  done: 'Gemaach',
  steps: {
    text: 'Schreift, wat Dir maacht',
    trade: 'Wielt Är Metieren',
    place: 'Gitt un, wou Dir sidd',
    pictures: 'Setzt Fotoe vun Ärer Aarbecht derbäi',
    proofs: 'Schéckt e Beleeg fir d’Autorisatioun oder d’Versécherung',
    hours: 'Gitt Är Ëffnungszäiten un',
    reply: 'Äntwert op Ären éischte Message',
  },
  why: {
    text: 'E puer Sätz mat Äre Wierder.',
    trade: 'D’Cliente sichen no Metier.',
    place: 'D’Cliente sichen no Gemeng.',
    pictures: 'Weist mindestens 5.',
    proofs: 'D’Cliente kucken nom Badge „Gepréift“.',
    hours: 'Fir datt d’Cliente wëssen, wéini se uruffe kënnen.',
    reply: 'Dacks kritt dee Betrib d’Aarbecht, deen als Éischten äntwert.',
  },
  /** Says why a step that was begun does not count yet. */
  stillMissing: {
    text: (have, least) =>
      `Bis elo ${have} ${applyEifelRule('vun', least)} Zeechen. Schreift nach een, zwee Sätz.`,
    place: (parts) => `Et feelt nach: ${parts}.`,
    pictures: (have, wanted) => `Bis elo ${have} ${applyEifelRule('vun', wanted)}.`,
  },
  partsOfPlace: { address: 'Strooss an Hausnummer', postalCode: 'Code postal', city: 'Uertschaft' },
  putAway: 'Dës Lëscht verstoppen',
  puttingAway: 'Gëtt verstoppt…',
  notPutAway: 'D’Lëscht konnt net verstoppt ginn',
};
