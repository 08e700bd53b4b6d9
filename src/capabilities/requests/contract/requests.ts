import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { fileRefusals } from '#kernel/file-refusals.ts';
import { countInQuery, id, idInPath } from '#kernel/ids.ts';
import { pictureSize } from '#kernel/picture-size.ts';
import { LARGEST_FILE } from '#kernel/sent-file.ts';
import { closeReasons, MOST_FILES, requestStates } from '#requests/rules/requests.ts';
import { additionWords, answerWords, caption, companyIds, draftFields, reasonWords, say } from './fields.ts';
import { listedRequest, request } from './shapes.ts';

export const LARGEST_REQUEST_PAGE = 100;

const ofRequest = z.object({ id: idInPath });
const ofFile = z.object({ id: idInPath, fileId: idInPath });

export const requestNotFound = { status: 404, say: say('requestNotFound') } as const;
const notDraft = { status: 409, say: say('notDraft') } as const;
const requestNotOpen = { status: 409, say: say('requestNotOpen') } as const;
const fileNotFound = { status: 404, say: say('fileNotFound') } as const;
const companyNotFound = { status: 404, say: say('companyNotFound') } as const;

const askRefusals = {
  requestNotFound,
  requestNotOpen,
  companyNotFound,
  companyNotAvailable: { status: 409, say: say('companyNotAvailable') },
  notOfTrade: { status: 409, say: say('notOfTrade') },
  alreadyAsked: { status: 409, say: say('alreadyAsked') },
  noneLeft: { status: 409, say: say('noneLeft') },
  threeRunning: { status: 409, say: say('threeRunning') },
} as const;

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

export const createRequest = endpoint({
  method: 'POST',
  url: '/api/requests',
  body: z.object(draftFields),
  server: {
    who: 'client',
    summary: 'Begin a request as a draft; anything may be left out until it is sent',
    answer: request,
    refusals: {},
    creates: true,
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

export const changeRequest = endpoint({
  method: 'PATCH',
  url: '/api/requests/:id',
  body: z.object(draftFields),
  server: {
    who: 'client',
    summary: 'Change a draft: what is sent replaces what was there, null takes it away',
    params: ofRequest,
    answer: request,
    refusals: { requestNotFound, notDraft },
  },
});

export const discardRequest = endpoint({
  method: 'DELETE',
  url: '/api/requests/:id',
  server: {
    who: 'client',
    summary: 'Throw a draft away, its files too',
    params: ofRequest,
    answer: z.object({}),
    refusals: { requestNotFound, notDraft },
  },
});

export const sendRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/send',
  body: z.object({ companyIds }),
  server: {
    who: 'client',
    summary: 'Put a draft to up to three companies. From then on its words are not changed any more',
    params: ofRequest,
    answer: request,
    refusals: { ...askRefusals, notDraft },
    creates: true,
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
      companyNotFound,
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
      companyNotFound,
      invitationEnded: { status: 409, say: say('invitationEnded') },
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
      alreadyAnswered: { status: 409, say: say('alreadyAnswered') },
    },
  },
});

export const uploadRequestFile = endpoint({
  method: 'POST',
  url: '/api/requests/:id/files',
  upload: {
    field: 'file',
    largest: LARGEST_FILE,
    say: { tooLarge: say('fileTooLarge'), notOneFile: say('notOneFile') },
  },
  server: {
    who: 'client',
    summary:
      'Add a picture (JPEG, PNG, GIF) or a PDF to a draft or an open request. With the Idempotency-Key of one that has arrived nothing is stored again',
    params: ofRequest,
    answer: request,
    refusals: {
      requestNotFound,
      requestNotOpen,
      tooManyFiles: { status: 409, say: say('tooManyFiles') },
      ...fileRefusals({
        wrongType: say('wrongType'),
        unreadable: say('unreadable'),
        notStored: say('notStored'),
      }),
    },
  },
});

export const fetchRequestFile = endpoint({
  method: 'GET',
  url: '/api/requests/:id/files/:fileId',
  server: {
    who: 'person',
    asCompany: 'member',
    summary:
      'A picture as WebP in one of two sizes, or a PDF to keep; for the client and the companies at work on it',
    params: ofFile,
    query: pictureSize,
    isFile: true,
    refusals: { fileNotFound },
  },
});

export const changeRequestFile = endpoint({
  method: 'PATCH',
  url: '/api/requests/:id/files/:fileId',
  body: z.object({
    caption: z.optional(caption),
    /** From 0: where it stands among the files. */
    position: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_FILES - 1))),
  }),
  server: {
    who: 'client',
    summary: 'Say what a file of a draft shows, or move it',
    params: ofFile,
    answer: request,
    refusals: { requestNotFound, fileNotFound, notDraft },
  },
});

export const removeRequestFile = endpoint({
  method: 'DELETE',
  url: '/api/requests/:id/files/:fileId',
  server: {
    who: 'client',
    summary: 'Take a file away, also from an open request',
    params: ofFile,
    answer: request,
    refusals: { requestNotFound, fileNotFound, requestNotOpen },
  },
});
