export { quoteStatisticsQuery } from './figures-question.ts';
export { BothTotals } from './paper/sums.tsx';
export { QuotesThisYear } from './parts/year-figures.tsx';
