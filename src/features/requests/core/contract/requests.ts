import * as z from 'zod/mini';
import { blockedRefusal } from '#features/messaging/core/contract/blocked.ts';
import { closeReasons, requestStates } from '#features/requests/core/rules/requests.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import {
  additionTextSchema,
  answerTextSchema,
  messageKey,
  reasonTextSchema,
  REQUEST_MAX_LENGTHS,
  requestTextSchemaUpTo,
} from './fields.ts';
import {
  companySuspendedRefusal,
  invitedCompanyNotFoundRefusal,
  inviteRefusals,
  requestIdParams,
  requestNotFoundRefusal,
  requestNotOpenRefusal,
} from './request-refusals.ts';
import { listedRequestSchema, requestSchema } from './shapes.ts';

export const LARGEST_REQUEST_PAGE = 100;

export const listRequests = endpoint({
  method: 'GET',
  url: '/api/requests',
  isPaged: true,
  server: {
    scope: 'requests:read',
    who: 'client',
    summary: 'List your requests, including drafts, newest first',
    query: z.object({
      state: z.optional(z.enum(requestStates)),
      limit: pageLimitSchema(LARGEST_REQUEST_PAGE),
      cursor: z.optional(idInPath),
    }),
    response: z.array(listedRequestSchema),
    refusals: {},
  },
});

export const getRequest = endpoint({
  method: 'GET',
  url: '/api/requests/:id',
  server: {
    scope: 'requests:read',
    who: 'person',
    asCompany: 'member',
    summary: 'Get one of your requests, or one your company received, with only its own invitation',
    params: requestIdParams,
    response: requestSchema,
    refusals: { requestNotFound: requestNotFoundRefusal },
  },
});

export const inviteCompany = endpoint({
  method: 'POST',
  url: '/api/requests/:id/companies',
  body: z.object({ companyId: idSchema }),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary:
      'Send the request to another company, if fewer than three are active and fewer than six were asked in total',
    params: requestIdParams,
    response: requestSchema,
    refusals: inviteRefusals,
    creates: true,
  },
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  url: '/api/requests/:id/companies/:companyId',
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Withdraw the request from a company, so you can ask another',
    params: z.object({ id: idInPath, companyId: idInPath }),
    response: requestSchema,
    refusals: {
      requestNotFound: requestNotFoundRefusal,
      requestNotOpen: requestNotOpenRefusal,
      companyNotFound: invitedCompanyNotFoundRefusal,
      invitationEnded: { status: 409, say: messageKey('invitationEnded') },
    },
  },
});

export const addTextToRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/additions',
  body: z.object({ text: additionTextSchema }),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Add text to a sent request and notify the companies',
    params: requestIdParams,
    response: requestSchema,
    refusals: {
      requestNotFound: requestNotFoundRefusal,
      requestNotOpen: requestNotOpenRefusal,
      tooMany: { status: 409, say: messageKey('tooMany') },
    },
    creates: true,
  },
});

export const closeRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/close',
  body: z.object({ reason: z.enum(closeReasons, messageKey('reasonRequired')), text: reasonTextSchema }),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Close a request and notify the companies',
    params: requestIdParams,
    response: requestSchema,
    refusals: { requestNotFound: requestNotFoundRefusal, requestNotOpen: requestNotOpenRefusal },
  },
});

export const prolongRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/prolong',
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Extend an open request by 30 days, once',
    params: requestIdParams,
    response: requestSchema,
    refusals: {
      requestNotFound: requestNotFoundRefusal,
      requestNotOpen: requestNotOpenRefusal,
      alreadyProlonged: { status: 409, say: messageKey('alreadyProlonged') },
    },
  },
});

export const showStreetToCompany = endpoint({
  method: 'POST',
  url: '/api/requests/:id/street',
  body: z.object({
    companyId: idSchema,
    /** This is ignored if the request already has a street: the companies have read that one. */
    street: z.optional(requestTextSchemaUpTo(REQUEST_MAX_LENGTHS.street)),
  }),
  server: {
    who: 'client',
    summary: 'Show your street address to one of the companies you asked, or to the one you hired',
    params: requestIdParams,
    response: requestSchema,
    refusals: {
      requestNotFound: requestNotFoundRefusal,
      requestNotOpen: requestNotOpenRefusal,
      companyNotFound: invitedCompanyNotFoundRefusal,
      invitationEnded: { status: 409, say: messageKey('invitationEnded') },
      blocked: blockedRefusal,
      companySuspended: companySuspendedRefusal,
      noStreet: { status: 409, say: messageKey('noStreet') },
    },
  },
});

export const answerCompanyQuestion = endpoint({
  method: 'POST',
  url: '/api/requests/:id/asked/:questionId/answer',
  body: z.object({ text: answerTextSchema, forAll: z.boolean() }),
  server: {
    scope: 'requests:write',
    who: 'client',
    summary: 'Answer a company’s question: to that company only, or to all of them without saying who asked',
    params: z.object({ id: idInPath, questionId: idInPath }),
    response: requestSchema,
    refusals: {
      requestNotFound: requestNotFoundRefusal,
      requestNotOpen: requestNotOpenRefusal,
      questionNotFound: { status: 404, say: messageKey('questionNotFound') },
      blocked: blockedRefusal,
      companySuspended: companySuspendedRefusal,
      alreadyAnswered: { status: 409, say: messageKey('alreadyAnswered') },
    },
  },
});
