import { compareQuotes } from '#features/quotes/comparison/contract/comparison.ts';
import { queryFor } from '#web/query.ts';

// It stands apart: with the other queries the page would load the bodies of their calls, and zod for these.
export const quoteComparisonQuery = (requestId: string) =>
  queryFor(compareQuotes, { params: { id: requestId } });
