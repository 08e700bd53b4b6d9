import { pluralForm } from '#kernel/plural.ts';
export const sentences = {
  title: 'Quotes this year',
  sent: 'Sent',
  sinceJanuary: 'since 1 January',
  accepted: 'Accepted',
  withTax: (amount: string) => `${amount} with tax`,
  share: 'Win rate',
  perCent: (share: number) => `${share}%`,
  ofAnswered: (accepted: number, answered: number) => `${accepted} of ${answered} accepted`,
  untilQuote: 'Time to quote',
  days: (written: string, days: number) =>
    pluralForm('en', days, { one: `${written} day`, other: `${written} days` }),
  middleOf: (count: number) =>
    pluralForm('en', count, { one: 'working days, one request', other: `working days, median of ${count}` }),
  allQuotes: 'All quotes',
} as const;
