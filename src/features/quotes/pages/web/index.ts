export { BothTotals } from './paper/sums.tsx';
export { QuotesThisYear } from './parts/year-statistics.tsx';
export { quoteStatisticsQuery } from './statistics-query.ts';
