import * as z from 'zod/mini';
import { quoteStates } from '#features/quotes/core/rules/quote-states.ts';
import { endpoint } from '#kernel/endpoint.ts';

const figures = z.object({
  /** They are all mine, by state; states without any are left out. */
  states: z.array(z.object({ state: z.enum(quoteStates), count: z.int(), total: z.string() })),
  /** The figures of this year leave out change orders. */
  year: z.object({
    sent: z.int(),
    accepted: z.int(),
    acceptedTotal: z.string(),
    /** These were accepted, declined or expired. */
    answered: z.int(),
    /**
     * Only quotes for a request are timed, in hours of the company's own working days: the middle time until the first
     * version was sent.
     */
    timed: z.int(),
    middleHours: z.nullable(z.number()),
  }),
});

export type QuoteStatistics = z.output<typeof figures>;

export const getQuoteStatistics = endpoint({
  method: 'GET',
  url: '/api/quote-figures',
  server: {
    scope: 'quotes:read',
    who: 'person',
    asCompany: 'member',
    summary:
      'Get how many quotes your company has sent this year and their outcomes; as a client, your quotes by state with their totals',
    response: figures,
    refusals: {},
  },
});
