import * as z from 'zod/mini';
import { blockedRefusal } from '#features/messaging/core/contract/blocked.ts';
import { visitStates } from '#features/requests/core/rules/requests.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import {
  messageKey,
  visitPlaceSchema,
  visitSlotsSchema,
  visitNoteSchema,
  visitStreetSchema,
} from './fields.ts';
import { visitSchema } from './shapes.ts';

export const LARGEST_VISIT_PAGE = 100;

const ofVisit = z.object({ id: idInPath });

const visitNotFound = { status: 404, say: messageKey('visitNotFound') } as const;
const companySuspended = { status: 409, say: messageKey('companySuspended') } as const;
const visitEnded = { status: 409, say: messageKey('visitEnded') } as const;
const memberBusy = { status: 409, say: messageKey('memberBusy') } as const;

export const listVisits = endpoint({
  method: 'GET',
  url: '/api/visits',
  isPaged: true,
  server: {
    scope: 'visits:read',
    who: 'person',
    asCompany: 'member',
    summary: 'List visits proposed to you or by your company, newest first',
    query: z.object({
      state: z.optional(z.enum(visitStates)),
      /** Only visits that wait for the reader's side. */
      turn: z.optional(z.literal('mine')),
      requestId: z.optional(idInPath),
      invitationId: z.optional(idInPath),
      partnerId: z.optional(idInPath),
      limit: pageLimitSchema(LARGEST_VISIT_PAGE),
      cursor: z.optional(idInPath),
    }),
    response: z.array(visitSchema),
    refusals: {},
  },
});

export const getVisit = endpoint({
  method: 'GET',
  url: '/api/visits/:id',
  server: {
    scope: 'visits:read',
    who: 'person',
    asCompany: 'member',
    summary: 'Get one of your visits',
    params: ofVisit,
    response: visitSchema,
    refusals: { visitNotFound },
  },
});

export const proposeVisit = endpoint({
  method: 'POST',
  url: '/api/visits',
  body: z.object({
    /** A company names the invitation it was sent, or a client it writes with. */
    invitationId: z.optional(idSchema),
    partnerId: z.optional(idSchema),
    slots: visitSlotsSchema,
    memberId: z.optional(idSchema),
    place: visitPlaceSchema,
    text: visitNoteSchema,
  }),
  server: {
    scope: 'visits:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Propose up to three visit times for the client to choose from; counts as a reply to a request',
    response: visitSchema,
    refusals: {
      invitationNotFound: { status: 404, say: messageKey('invitationNotFound') },
      partnerNotFound: { status: 404, say: messageKey('partnerNotFound') },
      memberNotFound: { status: 404, say: messageKey('memberNotFound') },
      invitationEnded: { status: 409, say: messageKey('invitationEnded') },
      notAvailable: { status: 409, say: messageKey('notAvailable') },
      visitStands: { status: 409, say: messageKey('visitStands') },
      memberBusy,
    },
    creates: true,
  },
});

export const acceptVisit = endpoint({
  method: 'POST',
  url: '/api/visits/:id/accept',
  body: z.object({
    slot: idSchema,
    /** The client shows the company the street at the same time. */
    showsStreet: z.optional(z.boolean()),
    /** The client gives it where none was known; the company sees it then. */
    street: z.optional(visitStreetSchema),
  }),
  server: {
    scope: 'visits:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Choose one of the times the other party proposed; you both get a calendar entry',
    params: ofVisit,
    response: visitSchema,
    refusals: {
      visitNotFound,
      visitEnded,
      blocked: blockedRefusal,
      notYourTurn: { status: 409, say: messageKey('notYourTurn') },
      companySuspended,
      slotGone: { status: 409, say: messageKey('slotGone') },
      memberBusy,
    },
  },
});

export const askOtherTimes = endpoint({
  method: 'POST',
  url: '/api/visits/:id/ask-others',
  body: z.object({ text: visitNoteSchema }),
  server: {
    scope: 'visits:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Decline all the proposed times; any earlier agreed time stays',
    params: ofVisit,
    response: visitSchema,
    refusals: {
      visitNotFound,
      visitEnded,
      blocked: blockedRefusal,
      companySuspended,
      notYourTurn: { status: 409, say: messageKey('notYourTurn') },
    },
  },
});

export const rescheduleVisit = endpoint({
  method: 'POST',
  url: '/api/visits/:id/move',
  body: z.object({ slots: visitSlotsSchema, text: visitNoteSchema }),
  server: {
    scope: 'visits:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Propose other times; the agreed time stays until the other party chooses one of them',
    params: ofVisit,
    response: visitSchema,
    refusals: { visitNotFound, visitEnded, blocked: blockedRefusal, companySuspended, memberBusy },
  },
});

export const giveVisitStreet = endpoint({
  method: 'POST',
  url: '/api/visits/:id/street',
  /** It is left out where the request has a street, which the company sees from now on. */
  body: z.object({ street: z.optional(visitStreetSchema) }),
  server: {
    who: 'client',
    summary: 'Set the address of the visit; you both get a new calendar entry',
    params: ofVisit,
    response: visitSchema,
    refusals: {
      visitNotFound,
      visitEnded,
      blocked: blockedRefusal,
      companySuspended,
      noStreet: { status: 409, say: messageKey('noStreet') },
    },
  },
});

export const cancelVisit = endpoint({
  method: 'POST',
  url: '/api/visits/:id/cancel',
  body: z.object({ text: visitNoteSchema }),
  server: {
    scope: 'visits:write',
    who: 'person',
    asCompany: 'member',
    summary: 'Cancel a proposed or agreed visit',
    params: ofVisit,
    response: visitSchema,
    refusals: { visitNotFound, visitEnded },
  },
});
