import * as z from 'zod/mini';
import { quoteIdParams, quoteNotFoundRefusal } from '#features/quotes/core/contract/quotes.ts';
import { MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import { endpoint } from '#kernel/endpoint.ts';

const LONGEST_TAB = 36;

export const reportWritingPresence = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/writing',
  body: z.object({
    isHere: z.boolean(),
    /** Each tab is a writer, also if one person has two. */
    tab: z.optional(z.string().check(z.maxLength(LONGEST_TAB))),
    /** Two have changed these lines ('line 7') and fields ('object'), and this writer has not chosen for them yet. */
    choosing: z.optional(
      z
        .array(z.string().check(z.regex(/^[a-zA-Z]{1,20}(?: \d{1,10})?$/)))
        .check(z.maxLength(MAX_QUOTE_LINES)),
    ),
  }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Tell your team that you have a draft open, or have closed it; not stored',
    params: quoteIdParams,
    response: z.object({}),
    refusals: { quoteNotFound: quoteNotFoundRefusal },
  },
});
