import * as z from 'zod/mini';
import { MAX_VALID_DAYS } from '#features/quotes/core/rules/quotes.ts';
import { endpoint } from '#kernel/endpoint.ts';
import {
  messageKey,
  paymentPlanSchema,
  QUOTE_MAX_LENGTHS,
  quoteTextSchemaUpTo,
  warrantySchema,
} from './fields.ts';

/** New quotes begin with these; each can still be changed there. */
const defaults = z.object({
  intro: quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.intro),
  conditions: quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.conditions),
  validDays: z.int(messageKey('daysInvalid')).check(z.minimum(1), z.maximum(MAX_VALID_DAYS)),
  warrantyMonths: warrantySchema,
  plan: paymentPlanSchema,
});

export type QuoteDefaults = z.output<typeof defaults>;

export const getQuoteDefaults = endpoint({
  method: 'GET',
  url: '/api/quote-defaults',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Get what your company’s new quotes begin with',
    response: defaults,
    refusals: {},
  },
});

export const changeQuoteDefaults = endpoint({
  method: 'PATCH',
  url: '/api/quote-defaults',
  body: defaults,
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Change what your company’s new quotes begin with; existing quotes stay as they are',
    response: defaults,
    refusals: {},
  },
});
