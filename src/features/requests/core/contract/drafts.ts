import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { clientNameSchema, companyIdsSchema, requestDraftFields } from './fields.ts';
import {
  inviteRefusals,
  requestIdParams,
  requestNotDraftRefusal,
  requestNotFoundRefusal,
} from './request-refusals.ts';
import { requestSchema } from './shapes.ts';

export const createRequestDraft = endpoint({
  method: 'POST',
  url: '/api/requests',
  body: z.object(requestDraftFields),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Begin a request as a draft; anything may be left out until it is sent',
    response: requestSchema,
    refusals: {},
    creates: true,
  },
});

export const changeRequestDraft = endpoint({
  method: 'PATCH',
  url: '/api/requests/:id',
  body: z.object(requestDraftFields),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Change a draft: what is sent replaces what was there, null takes it away',
    params: requestIdParams,
    response: requestSchema,
    refusals: { requestNotFound: requestNotFoundRefusal, notDraft: requestNotDraftRefusal },
  },
});

export const discardRequestDraft = endpoint({
  method: 'DELETE',
  url: '/api/requests/:id',
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Throw a draft away, its files too',
    params: requestIdParams,
    response: z.object({}),
    refusals: { requestNotFound: requestNotFoundRefusal, notDraft: requestNotDraftRefusal },
  },
});

export const sendRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/send',
  body: z.object({
    companyIds: companyIdsSchema,
    /** It becomes the account's full name, which an account without one needs: quotes and documents are made out to it. */
    name: z.optional(clientNameSchema),
  }),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Put a draft to up to three companies. From then on its words are not changed any more',
    params: requestIdParams,
    response: requestSchema,
    refusals: { ...inviteRefusals, notDraft: requestNotDraftRefusal },
    creates: true,
  },
});
