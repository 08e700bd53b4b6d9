import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { ofQuote, quoteNotFound } from '#quotes/contract/quotes.ts';

export const showWriting = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/writing',
  body: z.object({ isHere: z.boolean() }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'I have this draft open, or no more; passed on to the company’s others, never kept',
    params: ofQuote,
    answer: z.object({}),
    refusals: { quoteNotFound },
  },
});
