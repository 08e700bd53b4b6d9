import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quote-pages/strings/en/quote-figures.ts';

export const sentences: Widened<typeof english> = {
  title: 'Kostenvoranschläge dieses Jahr',
  sent: 'Gesendet',
  sinceJanuary: 'seit 1. Januar',
  accepted: 'Angenommen',
  withTax: (amount) => `${amount} inkl. MwSt.`,
  share: 'Anteil',
  perCent: (share) => `${share} %`,
  ofAnswered: (accepted, answered) => `${accepted} von ${answered} beantworteten`,
  untilQuote: 'Anfrage bis Voranschlag',
  days: (written, days) => (days === 1 ? `${written} Tag` : `${written} Tage`),
  middleOf: (count) => (count === 1 ? 'eine Anfrage, Arbeitstage' : `Mitte von ${count}, Arbeitstage`),
  allQuotes: 'Alle ansehen',
};
