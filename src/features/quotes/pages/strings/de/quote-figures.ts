import type { sentences as english } from '#features/quotes/pages/strings/en/quote-figures.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Angebote dieses Jahr',
  sent: 'Gesendet',
  sinceJanuary: 'seit 1. Januar',
  accepted: 'Angenommen',
  withTax: (amount) => `${amount} inkl. MwSt.`,
  share: 'Erfolgsquote',
  perCent: (share) => `${share} %`,
  ofAnswered: (accepted, answered) => `${accepted} von ${answered} angenommen`,
  untilQuote: 'Zeit bis zum Angebot',
  days: (written, days) => pluralForm('de', days, { one: `${written} Tag`, other: `${written} Tage` }),
  middleOf: (count) =>
    pluralForm('de', count, { one: 'Arbeitstage, eine Anfrage', other: `Arbeitstage, Median von ${count}` }),
  allQuotes: 'Alle Angebote',
};
