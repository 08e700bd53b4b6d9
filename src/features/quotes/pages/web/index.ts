export { quoteStatisticsQuery } from './statistics-query.ts';
export { BothTotals } from './paper/sums.tsx';
export { QuotesThisYear } from './parts/year-statistics.tsx';
