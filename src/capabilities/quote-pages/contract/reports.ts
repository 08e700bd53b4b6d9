import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { text } from '#kernel/text.ts';
import { LONGEST, say } from '#quotes/contract/fields.ts';
import { ofQuote, quoteNotFound } from '#quotes/contract/quotes.ts';
import { quote } from '#quotes/contract/shapes.ts';

const SHORTEST_REPORT = 10;

export const reportQuote = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/report',
  body: z.object({
    reason: text({
      min: { length: SHORTEST_REPORT, say: say('reportTooShort') },
      max: { length: LONGEST.report, say: say('reportTooLong') },
    }),
  }),
  server: {
    who: 'client',
    summary: 'Report a quote that was sent to me to the moderators, once',
    params: ofQuote,
    answer: quote,
    refusals: { quoteNotFound, alreadyReported: { status: 409, say: say('alreadyReported') } },
  },
});
