import { readQuoteStatistics } from '#quote-pages/contract/statistics.ts';
import { queryFor } from '#web/query.ts';

export const quoteStatisticsQuery = () => queryFor(readQuoteStatistics, {});
