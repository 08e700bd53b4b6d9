import { compareQuotes } from '#features/quotes/comparison/contract/comparison.ts';
import { queryFor } from '#web/query.ts';

// Apart from the other questions: the page would carry the bodies of their calls, and zod for these.
export const quoteComparisonQuery = (requestId: string) =>
  queryFor(compareQuotes, { params: { id: requestId } });
