import * as z from 'zod/mini';
import { blockedRefusal } from '#features/messaging/core/contract/blocked.ts';
import { quoteStates } from '#features/quotes/core/rules/quote-states.ts';
import { quoteDeclineReasons } from '#features/quotes/core/rules/quotes.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import {
  messageKey,
  QUOTE_MAX_LENGTHS,
  quoteDraftFields,
  requiredQuoteTextSchemaUpTo,
  quoteTextSchemaUpTo,
} from './fields.ts';
import { listedQuoteSchema, quoteSchema } from './shapes.ts';

/** So many bytes hold 300 lines of 1,000 characters in any alphabet, and everything around them. */
const LARGEST_DRAFT = 1536 * 1024;

export const LARGEST_QUOTE_PAGE = 100;

export const quoteIdParams = z.object({ id: idInPath });

export const quoteNotFoundRefusal = { status: 404, say: messageKey('quoteNotFound') } as const;
export const quoteNotDraftRefusal = { status: 409, say: messageKey('notDraft') } as const;
/** A quote is frozen until its PDF is stored. */
export const quoteBeingSentRefusal = { status: 409, say: messageKey('beingSent') } as const;
/** Its last quote has expired, and others have come in its place. */
const threeAtWorkRefusal = { status: 409, say: messageKey('threeAtWork') } as const;
export const projectEndedRefusal = { status: 409, say: messageKey('projectEnded') } as const;
/** A change order takes more off than the project comes to. */
export const changeOrderTakesTooMuchRefusal = { status: 409, say: messageKey('belowNothing') } as const;
export const quoteEndedRefusal = { status: 409, say: messageKey('quoteEnded') } as const;

export const listQuotes = endpoint({
  method: 'GET',
  url: '/api/quotes',
  isPaged: true,
  server: {
    scope: 'quotes:read',
    who: 'person',
    asCompany: 'member',
    summary: 'List your company’s quotes, or those sent to you, newest first',
    query: z.object({
      state: z.optional(z.enum(quoteStates)),
      requestId: z.optional(idInPath),
      invitationId: z.optional(idInPath),
      /** The list has the quote that the project began with, and its change orders. */
      projectId: z.optional(idInPath),
      limit: pageLimitSchema(LARGEST_QUOTE_PAGE),
      cursor: z.optional(idInPath),
    }),
    response: z.array(listedQuoteSchema),
    refusals: {},
  },
});

export const getQuote = endpoint({
  method: 'GET',
  url: '/api/quotes/:id',
  server: {
    scope: 'quotes:read',
    who: 'person',
    asCompany: 'member',
    summary: 'Get one of your company’s quotes with its draft, or the newest version sent to you',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: { quoteNotFound: quoteNotFoundRefusal },
  },
});

export const createQuote = endpoint({
  method: 'POST',
  url: '/api/quotes',
  body: z.object({
    /** A quote is for a request to my company, or for a client it writes with. */
    requestId: z.optional(idSchema),
    clientId: z.optional(idSchema),
    /** A change order is for a project under way. */
    projectId: z.optional(idSchema),
    /** The new quote begins with the lines of this one of my company. */
    copyOf: z.optional(idSchema),
    /** A template of my company may stand in place of that. */
    template: z.optional(idSchema),
  }),
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary:
      'Create a draft quote for a request or a client you message, or a change order for a project in progress. Only your company sees it',
    response: quoteSchema,
    refusals: {
      requestNotFound: { status: 404, say: messageKey('requestNotFound') },
      clientNotFound: { status: 404, say: messageKey('clientNotFound') },
      projectNotFound: { status: 404, say: messageKey('projectNotFound') },
      projectEnded: projectEndedRefusal,
      quoteNotFound: quoteNotFoundRefusal,
      templateNotFound: { status: 404, say: messageKey('templateNotFound') },
      invitationEnded: { status: 409, say: messageKey('invitationEnded') },
      threeAtWork: threeAtWorkRefusal,
      quoteStands: { status: 409, say: messageKey('quoteStands') },
      blocked: blockedRefusal,
    },
    creates: true,
  },
});

export const changeQuote = endpoint({
  method: 'PATCH',
  url: '/api/quotes/:id',
  body: z.object({
    /** The changes were made to this revision. */
    revision: z.int().check(z.minimum(1)),
    ...quoteDraftFields,
  }),
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Change a draft; nothing is stored if someone else has changed it in the meantime',
    largestBody: LARGEST_DRAFT,
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      notDraft: quoteNotDraftRefusal,
      beingSent: quoteBeingSentRefusal,
      changedMeanwhile: { status: 409, say: messageKey('changedMeanwhile') },
    },
  },
});

export const deleteQuote = endpoint({
  method: 'DELETE',
  url: '/api/quotes/:id',
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Delete a draft; for a sent quote, only the version being written',
    params: quoteIdParams,
    response: z.object({ id: idSchema }),
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      notDraft: quoteNotDraftRefusal,
      beingSent: quoteBeingSentRefusal,
    },
  },
});

export const reviseQuote = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/versions',
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Start the next version of a quote; the sent version can be accepted until the new one is sent',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      quoteEnded: quoteEndedRefusal,
      blocked: blockedRefusal,
      draftStands: { status: 409, say: messageKey('draftStands') },
    },
    creates: true,
  },
});

export const sendQuote = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/send',
  body: z.object({ revision: z.int().check(z.minimum(1)) }),
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary:
      'Send the draft to the client: it’s locked right away, and sent once its PDF is stored. A sent version never changes',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      notDraft: quoteNotDraftRefusal,
      beingSent: quoteBeingSentRefusal,
      quoteEnded: quoteEndedRefusal,
      blocked: blockedRefusal,
      factsMissing: { status: 409, say: messageKey('factsMissing') },
      projectEnded: projectEndedRefusal,
      belowNothing: changeOrderTakesTooMuchRefusal,
      invitationEnded: { status: 409, say: messageKey('invitationEnded') },
      threeAtWork: threeAtWorkRefusal,
      changedMeanwhile: { status: 409, say: messageKey('changedMeanwhile') },
    },
  },
});

export const fetchQuotePdf = endpoint({
  method: 'GET',
  url: '/api/quotes/:id/versions/:version/pdf',
  server: {
    scope: 'quotes:read',
    isFile: true,
    who: 'person',
    asCompany: 'member',
    summary: 'Download the PDF of a sent version, which never changes',
    params: z.object({ id: idInPath, version: idInPath }),
    staffReads: 'file',
    refusals: { quoteNotFound: quoteNotFoundRefusal },
  },
});

export const previewQuotePdf = endpoint({
  method: 'GET',
  url: '/api/quotes/:id/preview',
  server: {
    scope: 'quotes:read',
    isFile: true,
    isMade: true,
    who: 'company',
    asCompany: 'member',
    summary: 'Download the PDF of your draft as the client would get it now, in their language',
    params: quoteIdParams,
    refusals: { quoteNotFound: quoteNotFoundRefusal, notDraft: quoteNotDraftRefusal },
  },
});

export const fetchSignedQuotePdf = endpoint({
  method: 'GET',
  url: '/api/quotes/:id/signed-copy',
  server: {
    scope: 'quotes:read',
    isFile: true,
    who: 'person',
    asCompany: 'member',
    summary: 'Download the PDF of the accepted quote, with a page that says who signed it, when and how',
    params: quoteIdParams,
    refusals: { quoteNotFound: quoteNotFoundRefusal },
  },
});

export const withdrawQuote = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/withdraw',
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Withdraw a quote that hasn’t been accepted',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: { quoteNotFound: quoteNotFoundRefusal, quoteEnded: quoteEndedRefusal },
  },
});

export const askForQuoteChange = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/ask-change',
  body: z.object({ text: requiredQuoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.words) }),
  server: {
    scope: 'quotes:write',
    who: 'client',
    summary: 'Ask for another version of a quote; the current one can still be accepted',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: {
      quoteNotFound: quoteNotFoundRefusal,
      quoteEnded: quoteEndedRefusal,
      blocked: blockedRefusal,
      companySuspended: { status: 409, say: messageKey('companySuspended') },
    },
  },
});

export const declineQuote = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/decline',
  body: z.object({
    reason: z.enum(quoteDeclineReasons, messageKey('reasonRequired')),
    text: z.optional(quoteTextSchemaUpTo(QUOTE_MAX_LENGTHS.reason)),
  }),
  server: {
    scope: 'quotes:write',
    who: 'client',
    summary: 'Decline a quote, with a reason',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: { quoteNotFound: quoteNotFoundRefusal, quoteEnded: quoteEndedRefusal },
  },
});

export const markQuoteSeen = endpoint({
  method: 'POST',
  url: '/api/quotes/:id/seen',
  server: {
    scope: 'quotes:write',
    who: 'client',
    summary: 'Mark a quote as opened, which the company can see',
    params: quoteIdParams,
    response: quoteSchema,
    refusals: { quoteNotFound: quoteNotFoundRefusal },
  },
});
