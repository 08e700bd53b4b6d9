import * as z from 'zod/mini';
import { MAX_LENGTHS, messageKey } from '#features/quotes/core/contract/fields.ts';
import { ofQuote, quoteNotFound } from '#features/quotes/core/contract/quotes.ts';
import { quote } from '#features/quotes/core/contract/shapes.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textSchema } from '#kernel/text-schema.ts';

const SHORTEST_REPORT = 10;

export const reportQuote = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/report',
  body: z.object({
    reason: textSchema({
      min: { length: SHORTEST_REPORT, say: messageKey('reportTooShort') },
      max: { length: MAX_LENGTHS.report, say: messageKey('reportTooLong') },
    }),
  }),
  server: {
    who: 'client',
    summary: 'Report a quote that was sent to me to the moderators, once',
    params: ofQuote,
    response: quote,
    refusals: { quoteNotFound, alreadyReported: { status: 409, say: messageKey('alreadyReported') } },
  },
});
