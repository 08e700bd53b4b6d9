import { getQuoteStatistics } from '#features/quotes/pages/contract/statistics.ts';
import { queryFor } from '#web/query.ts';

export const quoteStatisticsQuery = () => queryFor(getQuoteStatistics, {});
