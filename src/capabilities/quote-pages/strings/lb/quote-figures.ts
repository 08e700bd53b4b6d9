import { eifel } from '#kernel/eifel.ts';
import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quote-pages/strings/en/quote-figures.ts';

export const sentences: Widened<typeof english> = {
  title: 'Devisen dëst Joer',
  sent: 'Geschéckt',
  sinceJanuary: 'zënter dem 1. Januar',
  accepted: 'Ugeholl',
  withTax: (amount) => `${amount} mat TVA`,
  share: 'Undeel',
  perCent: (share) => `${share} %`,
  ofAnswered: (accepted, answered) => `${accepted} ${eifel('vun', answered)} beäntwert`,
  untilQuote: 'Ufro bis Devis',
  days: (written, days) => plural('lb', days, { one: `${written} Dag`, other: `${written} Deeg` }),
  middleOf: (count) =>
    plural('lb', count, {
      one: 'eng Ufro, Aarbechtsdeeg',
      other: `Mëtt ${eifel('vun', count)}, Aarbechtsdeeg`,
    }),
  allQuotes: 'All d’Devisen',
};
