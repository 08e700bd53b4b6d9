export { TotalsAtBothRates } from './document/quote-sums.tsx';
export { QuotesThisYear } from './parts/quote-year-statistics.tsx';
export { quoteStatisticsQuery } from './statistics-query.ts';
