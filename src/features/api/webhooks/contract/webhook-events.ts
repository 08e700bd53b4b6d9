import * as z from 'zod/mini';
import type { WebhookEventType } from '#features/api/webhooks/rules/webhooks.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

/**
 * An event names what happened and holds nothing else: its receiver reads the rest with a token, so somebody who
 * intercepts an event learns numbers alone.
 */
export const webhookEvents = {
  'message.created': {
    summary: 'You’ve received a message',
    readWith: 'GET /api/messages/conversation/{senderId}',
    data: z.object({ messageId: idSchema, senderId: idSchema }),
  },
  'request.invited': {
    summary: 'A client has asked your company for a quote',
    readWith: 'GET /api/invitations/{invitationId}',
    data: z.object({ invitationId: idSchema, answerBy: momentSchema }),
  },
  'quote.sent': {
    summary: 'A quote has been sent; both the company and the client get this event',
    readWith: 'GET /api/quotes/{quoteId}',
    data: z.object({ quoteId: idSchema, version: z.int() }),
  },
  'quote.accepted': {
    summary: 'A client has accepted a quote; both the company and the client get this event',
    readWith: 'GET /api/quotes/{quoteId}',
    data: z.object({ quoteId: idSchema, version: z.int() }),
  },
  'visit.agreed': {
    summary: 'A visit has been confirmed or moved; both the company and the client get this event',
    readWith: 'GET /api/visits/{visitId}',
    data: z.object({ visitId: idSchema, startsAt: momentSchema }),
  },
  'review.published': {
    summary: 'A review of your company has been published',
    readWith: 'GET /api/companies/reviews',
    data: z.object({ reviewId: idSchema, companyId: idSchema }),
  },
} as const satisfies Record<
  WebhookEventType,
  { summary: string; readWith: `GET /api/${string}`; data: z.ZodMiniType }
>;

type Events = typeof webhookEvents;

/** The body of a delivery has these and the time of the event as `timestamp` (standardwebhooks.com). */
export type WebhookEvent = {
  [Type in WebhookEventType]: { type: Type; data: z.output<Events[Type]['data']> };
}[WebhookEventType];
