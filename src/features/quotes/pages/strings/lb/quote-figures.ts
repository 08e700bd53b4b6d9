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
  share: 'Erfollegsquot',
  perCent: (share) => `${share} %`,
  ofAnswered: (accepted, answered) => `${accepted} ${applyEifelRule('vun', answered)} ugeholl`,
  untilQuote: 'Zäit bis den Devis',
  days: (written, days) => pluralForm('lb', days, { one: `${written} Dag`, other: `${written} Deeg` }),
  middleOf: (count) =>
    pluralForm('lb', count, {
      one: 'Aarbechtsdeeg, eng Ufro',
      other: `Aarbechtsdeeg, Median ${applyEifelRule('vun', count)}`,
    }),
  allQuotes: 'All d’Devisen',
};
