import type { sentences as english } from '#features/quotes/pages/strings/en/quote-figures.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Devisen dëst Joer',
  sent: 'Geschéckt',
  sinceJanuary: 'zënter dem 1. Januar',
  accepted: 'Ugeholl',
  withTax: (amount) => `${amount} mat TVA`,
  share: 'Undeel',
  perCent: (share) => `${share} %`,
  ofAnswered: (accepted, answered) => `${accepted} ${applyEifelRule('vun', answered)} beäntwert`,
  untilQuote: 'Ufro bis Devis',
  days: (written, days) => pluralForm('lb', days, { one: `${written} Dag`, other: `${written} Deeg` }),
  middleOf: (count) =>
    pluralForm('lb', count, {
      one: 'eng Ufro, Aarbechtsdeeg',
      other: `Mëtt ${applyEifelRule('vun', count)}, Aarbechtsdeeg`,
    }),
  allQuotes: 'All d’Devisen',
};
