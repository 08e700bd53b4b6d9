import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, id, idInPath } from '#kernel/ids.ts';
import { blocked } from '#messaging/contract/blocked.ts';
import { closeReasons, requestStates } from '#requests/rules/requests.ts';
import { additionWords, answerWords, reasonWords, say } from './fields.ts';
import {
  askedCompanyNotFound,
  askRefusals,
  companySuspended,
  ofRequest,
  requestNotFound,
  requestNotOpen,
} from './request-refusals.ts';
import { listedRequest, request } from './shapes.ts';

export const LARGEST_REQUEST_PAGE = 100;

export const listRequests = endpoint({
  method: 'GET',
  url: '/api/requests',
  isPaged: true,
  server: {
    who: 'client',
    summary: 'My requests, drafts too; newest first',
    query: z.object({
      state: z.optional(z.enum(requestStates)),
      limit: z.optional(countInQuery(1, LARGEST_REQUEST_PAGE)),
      cursor: z.optional(idInPath),
    }),
    answer: z.array(listedRequest),
    refusals: {},
  },
});

export const getRequest = endpoint({
  method: 'GET',
  url: '/api/requests/:id',
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'One of my requests, or one that my company was asked about, with its own invitation alone',
    params: ofRequest,
    answer: request,
    refusals: { requestNotFound },
  },
});

export const askCompany = endpoint({
  method: 'POST',
  url: '/api/requests/:id/companies',
  body: z.object({ companyId: id }),
  server: {
    who: 'client',
    summary: 'Ask another company, where fewer than three are running and six in all were not asked',
    params: ofRequest,
    answer: request,
    refusals: askRefusals,
    creates: true,
  },
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  url: '/api/requests/:id/companies/:companyId',
  server: {
    who: 'client',
    summary: 'Take the request back from a company, which makes room for another',
    params: z.object({ id: idInPath, companyId: idInPath }),
    answer: request,
    refusals: {
      requestNotFound,
      requestNotOpen,
      companyNotFound: askedCompanyNotFound,
      invitationEnded: { status: 409, say: say('invitationEnded') },
    },
  },
});

export const addToRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/additions',
  body: z.object({ text: additionWords }),
  server: {
    who: 'client',
    summary: 'Add words to a request that was sent; the companies are told',
    params: ofRequest,
    answer: request,
    refusals: { requestNotFound, requestNotOpen, tooMany: { status: 409, say: say('tooMany') } },
    creates: true,
  },
});

export const closeRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/close',
  body: z.object({ reason: z.enum(closeReasons, say('reasonRequired')), text: reasonWords }),
  server: {
    who: 'client',
    summary: 'End a request; the companies are told kindly',
    params: ofRequest,
    answer: request,
    refusals: { requestNotFound, requestNotOpen },
  },
});

export const prolongRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/prolong',
  server: {
    who: 'client',
    summary: 'Let an open request run 30 days longer, once',
    params: ofRequest,
    answer: request,
    refusals: {
      requestNotFound,
      requestNotOpen,
      alreadyProlonged: { status: 409, say: say('alreadyProlonged') },
    },
  },
});

export const showStreet = endpoint({
  method: 'POST',
  url: '/api/requests/:id/street',
  body: z.object({ companyId: id }),
  server: {
    who: 'client',
    summary: 'Show my street to one of the companies I asked',
    params: ofRequest,
    answer: request,
    refusals: {
      requestNotFound,
      requestNotOpen,
      companyNotFound: askedCompanyNotFound,
      invitationEnded: { status: 409, say: say('invitationEnded') },
      blocked,
      companySuspended,
      noStreet: { status: 409, say: say('noStreet') },
    },
  },
});

export const answerAsked = endpoint({
  method: 'POST',
  url: '/api/requests/:id/asked/:questionId/answer',
  body: z.object({ text: answerWords, forAll: z.boolean() }),
  server: {
    who: 'client',
    summary: 'Answer what a company has asked: it alone, or all of them without saying who asked',
    params: z.object({ id: idInPath, questionId: idInPath }),
    answer: request,
    refusals: {
      requestNotFound,
      requestNotOpen,
      questionNotFound: { status: 404, say: say('questionNotFound') },
      blocked,
      companySuspended,
      alreadyAnswered: { status: 409, say: say('alreadyAnswered') },
    },
  },
});
