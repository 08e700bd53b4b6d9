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
    summary: 'Create a draft request; you can leave out anything until you send it',
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
    summary: 'Change a draft: the fields you send replace the old ones, and null clears them',
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
    summary: 'Delete a draft and its files',
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
    summary: 'Send a draft to up to three companies. After that, its text can’t be changed',
    params: requestIdParams,
    response: requestSchema,
    refusals: { ...inviteRefusals, notDraft: requestNotDraftRefusal },
    creates: true,
  },
});
