import * as z from 'zod/mini';
import {
  messageKey,
  QUOTE_MAX_LENGTHS,
  requiredQuoteTextSchemaUpTo,
} from '#features/quotes/core/contract/fields.ts';
import {
  projectEndedRefusal,
  quoteIdParams,
  quoteNotFoundRefusal,
} from '#features/quotes/core/contract/quotes.ts';
import { quoteSchema } from '#features/quotes/core/contract/shapes.ts';
import { endpoint } from '#kernel/endpoint.ts';

const noContract = { status: 409, say: messageKey('noContract') } as const;
const noEndAsked = { status: 409, say: messageKey('noEndAsked') } as const;

export const askToEndContract = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/ending',
  body: z.object({ reason: requiredQuoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.reason) }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary:
      'Ask the other party to end a signed contract by agreement. The contract ends only if they confirm',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      noContract,
      projectEnded: projectEndedRefusal,
      endAsked: { status: 409, say: messageKey('endAsked') },
    },
  },
});

export const confirmEndOfContract = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/ending/confirm',
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Agree to end the contract, as the other party asked; the project and its visits are cancelled',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      noContract,
      projectEnded: projectEndedRefusal,
      noEndAsked,
    },
  },
});

export const refuseEndOfContract = endpoint({
  method: 'DELETE',
  url: '/api/quotes/:id/ending',
  server: {
    who: 'person',
    asCompany: 'member',
    summary:
      'Withdraw your request to end the contract, or decline the other party’s; the contract continues',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: { quoteNotFound: quoteNotFoundRefusal, noContract, noEndAsked },
  },
});
