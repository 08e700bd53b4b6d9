import { readQuoteStatistics } from '#quote-pages/contract/figures.ts';
import { queryFor } from '#web/query.ts';

export const quoteStatisticsQuery = () => queryFor(readQuoteStatistics, {});
