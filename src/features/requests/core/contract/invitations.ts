import * as z from 'zod/mini';
import { blockedRefusal } from '#features/messaging/core/contract/blocked.ts';
import { onlyMineQueryParameter } from '#features/messaging/core/contract/conversations.ts';
import {
  declineReasons,
  invitationGroups,
  invitationStates,
} from '#features/requests/core/rules/requests.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, pageLimitSchema } from '#kernel/id-schema.ts';
import { messageKey, questionTextSchema, reasonTextSchema } from './fields.ts';
import { listedInvitationSchema, requestSchema } from './shapes.ts';

export const LARGEST_INVITATION_PAGE = 200;

const ofInvitation = z.object({ id: idInPath });

const invitationNotFound = { status: 404, say: messageKey('invitationNotFound') } as const;
const invitationEnded = { status: 409, say: messageKey('invitationEnded') } as const;

export const listInvitations = endpoint({
  method: 'GET',
  url: '/api/invitations',
  isPaged: true,
  server: {
    scope: 'requests:read',
    who: 'company',
    asCompany: 'member',
    summary:
      'List the requests your company received, newest first, or those to answer by deadline; closed ones only in brief',
    query: z.object({
      state: z.optional(z.enum(invitationStates)),
      /** Those to answer come by deadline, the next one first. */
      show: z.optional(z.enum(invitationGroups)),
      /** Only requests that the reader looks after. */
      mine: onlyMineQueryParameter,
      limit: pageLimitSchema(LARGEST_INVITATION_PAGE),
      cursor: z.optional(idInPath),
    }),
    response: z.array(listedInvitationSchema),
    refusals: {},
  },
});

export const getInvitation = endpoint({
  method: 'GET',
  url: '/api/invitations/:id',
  server: {
    scope: 'requests:read',
    who: 'company',
    asCompany: 'member',
    summary: 'Get the request of an invitation, as your company sees it. The id it returns is the request’s',
    params: ofInvitation,
    response: requestSchema,
    refusals: { invitationNotFound },
  },
});

export const fetchRequestPdf = endpoint({
  method: 'GET',
  url: '/api/invitations/:id/pdf',
  server: {
    scope: 'requests:read',
    isFile: true,
    isMade: true,
    who: 'company',
    asCompany: 'member',
    summary: 'Download the request of an invitation as a PDF, as your company sees it and in your language',
    params: ofInvitation,
    refusals: { invitationNotFound },
  },
});

export const markInvitationSeen = endpoint({
  method: 'POST',
  url: '/api/invitations/:id/seen',
  server: {
    scope: 'requests:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Mark a request as seen by your company, without replying',
    params: ofInvitation,
    response: requestSchema,
    refusals: { invitationNotFound, invitationEnded },
  },
});

export const declineInvitation = endpoint({
  method: 'POST',
  url: '/api/invitations/:id/decline',
  body: z.object({ reason: z.enum(declineReasons, messageKey('reasonRequired')), text: reasonTextSchema }),
  server: {
    scope: 'requests:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Decline a request with a reason; the client can ask another company',
    params: ofInvitation,
    response: listedInvitationSchema,
    refusals: {
      invitationNotFound,
      invitationEnded,
      quoteSent: { status: 409, say: messageKey('quoteSent') },
    },
  },
});

export const undoDecline = endpoint({
  method: 'POST',
  url: '/api/invitations/:id/undo-decline',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Undo declining a request within a minute, before the client is notified',
    params: ofInvitation,
    response: requestSchema,
    refusals: {
      invitationNotFound,
      undoTooLate: { status: 409, say: messageKey('undoTooLate') },
      threeRunning: { status: 409, say: messageKey('othersAtWork') },
    },
  },
});

export const askClientQuestion = endpoint({
  method: 'POST',
  url: '/api/invitations/:id/questions',
  body: z.object({ text: questionTextSchema }),
  server: {
    scope: 'requests:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Ask the client a question about the request, which counts as a reply',
    params: ofInvitation,
    response: requestSchema,
    refusals: {
      invitationNotFound,
      invitationEnded,
      blocked: blockedRefusal,
      tooMany: { status: 409, say: messageKey('tooMany') },
    },
    creates: true,
  },
});
