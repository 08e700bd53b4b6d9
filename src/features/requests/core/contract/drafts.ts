import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { clientName, companyIds, requestDraftFields } from './fields.ts';
import { inviteRefusals, ofRequest, requestNotDraft, requestNotFound } from './request-refusals.ts';
import { requestSchema } from './shapes.ts';

export const createRequest = endpoint({
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

export const changeRequest = endpoint({
  method: 'PATCH',
  url: '/api/requests/:id',
  body: z.object(requestDraftFields),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Change a draft: what is sent replaces what was there, null takes it away',
    params: ofRequest,
    response: requestSchema,
    refusals: { requestNotFound, notDraft: requestNotDraft },
  },
});

export const discardRequest = endpoint({
  method: 'DELETE',
  url: '/api/requests/:id',
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Throw a draft away, its files too',
    params: ofRequest,
    response: z.object({}),
    refusals: { requestNotFound, notDraft: requestNotDraft },
  },
});

export const sendRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/send',
  body: z.object({
    companyIds,
    /** It becomes the account's full name, which an account without one needs: quotes and documents are made out to it. */
    name: z.optional(clientName),
  }),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Put a draft to up to three companies. From then on its words are not changed any more',
    params: ofRequest,
    response: requestSchema,
    refusals: { ...inviteRefusals, notDraft: requestNotDraft },
    creates: true,
  },
});
