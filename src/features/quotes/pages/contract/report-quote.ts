import * as z from 'zod/mini';
import { messageKey, QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import { quoteIdParams, quoteNotFoundRefusal } from '#features/quotes/core/contract/quotes.ts';
import { quoteSchema } from '#features/quotes/core/contract/shapes.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textSchema } from '#kernel/text-schema.ts';

const SHORTEST_REPORT = 10;

export const reportQuote = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/report',
  body: z.object({
    reason: textSchema({
      min: { length: SHORTEST_REPORT, say: messageKey('reportTooShort') },
      max: { length: QUOTE_MAX_LENGTHS.report, say: messageKey('reportTooLong') },
    }),
  }),
  server: {
    who: 'client',
    summary: 'Report a quote sent to you, once',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      alreadyReported: { status: 409, say: messageKey('alreadyReported') },
    },
  },
});
