import { compareQuotes } from '#quote-comparison/contract/comparison.ts';
import { questionFor } from '#web/query.ts';

// Apart from the other questions: the page would carry the bodies of their calls, and zod for these.
export const quoteComparisonQuestion = (requestId: string) =>
  questionFor(compareQuotes, { params: { id: requestId } });
