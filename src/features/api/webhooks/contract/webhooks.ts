import * as z from 'zod/mini';
import {
  hasPortOrFragment,
  isSchemeMissing,
  isWebhookUrl,
  MAX_WEBHOOK_URL_LENGTH,
  webhookEventTypes,
  webhookFailures,
} from '#features/api/webhooks/rules/webhooks.ts';
import type { sentences } from '#features/api/webhooks/strings/en/webhooks.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { isPublicHttpsUrl } from '#kernel/public-https-url.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

export const messageKey = createMessageKey<typeof sentences>('webhooks');

export const LARGEST_DELIVERIES_PAGE = 50;

const eventType = z.enum(webhookEventTypes);

const shownWebhook = {
  id: idSchema,
  url: z.string(),
  events: z.array(eventType),
  isEnabled: z.boolean(),
  createdAt: momentSchema,
  /** Nothing has arrived since then; null while deliveries succeed. */
  failingSince: z.nullable(momentSchema),
};

export const webhookSchema = z.object(shownWebhook);
export type Webhook = z.output<typeof webhookSchema>;

/** The secret is in the responses of the two calls that make one, and nowhere else. */
export const createdWebhookSchema = z.object({ ...shownWebhook, secret: z.string() });
export type CreatedWebhook = z.output<typeof createdWebhookSchema>;

const typedUrl = z.string(messageKey('urlMissing')).check(
  z.trim(),
  z.minLength(1, messageKey('urlMissing')),
  z.maxLength(MAX_WEBHOOK_URL_LENGTH, messageKey('urlInvalid')),
  z.refine((url) => !/\s/.test(url), messageKey('urlHasSpaces')),
);

export const newWebhookSchema = z.object({
  url: typedUrl.check(
    z.refine((url) => !isSchemeMissing(url), messageKey('urlSchemeMissing')),
    z.regex(/^https?:\/\/[!-~]+$/, messageKey('urlInvalid')),
    z.refine(isWebhookUrl, messageKey('urlInvalid')),
  ),
  events: z
    .array(eventType, messageKey('eventsMissing'))
    .check(z.minLength(1, messageKey('eventsMissing')), z.maxLength(webhookEventTypes.length)),
});
export type NewWebhook = z.output<typeof newWebhookSchema>;

export const changedWebhookSchema = z.partial(
  z.object({ ...newWebhookSchema.shape, isEnabled: z.boolean() }),
);

/** An installation that isn't for testing takes no other. */
export const newPublicWebhookSchema = z.object({
  ...newWebhookSchema.shape,
  url: typedUrl.check(
    z.regex(/^https:\/\//, messageKey('urlNotHttps')),
    z.refine(isWebhookUrl, messageKey('urlInvalid')),
    z.refine((url) => !hasPortOrFragment(url), messageKey('urlHasPort')),
    z.refine(isPublicHttpsUrl, messageKey('urlNotPublic')),
  ),
});

export const webhookDeliverySchema = z.object({
  id: idSchema,
  type: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: momentSchema,
  attemptedAt: z.nullable(momentSchema),
  /** The HTTP status of the last attempt; null if no response came. */
  status: z.nullable(z.int()),
  /** Why no response came; null if one did, or none was asked for yet. */
  failure: z.nullable(z.enum(webhookFailures)),
});
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>;

const ofOne = z.object({ id: idInPath });
const webhookNotFound = { status: 404, say: messageKey('webhookNotFound') } as const;
const webhookDisabled = { status: 409, say: messageKey('webhookDisabled') } as const;

export const listWebhooks = endpoint({
  method: 'GET',
  url: '/api/webhooks',
  server: {
    who: 'person',
    summary: 'List your webhooks, newest first',
    response: z.array(webhookSchema),
    refusals: {},
  },
});

export const createWebhook = endpoint({
  method: 'POST',
  url: '/api/webhooks',
  body: newWebhookSchema,
  server: {
    who: 'person',
    needsStepUp: true,
    summary: 'Create a webhook; only this response contains the secret its deliveries are signed with',
    response: createdWebhookSchema,
    refusals: {
      ownersOnly: { status: 403, say: messageKey('ownersOnly') },
      tooMany: { status: 409, say: messageKey('tooMany') },
    },
    creates: true,
  },
});

export const renewWebhookSecret = endpoint({
  method: 'POST',
  url: '/api/webhooks/:id/secret',
  server: {
    who: 'person',
    needsStepUp: true,
    summary:
      'Create a new secret for one of your webhooks; for 24 hours, deliveries are also signed with the old one',
    params: ofOne,
    response: createdWebhookSchema,
    refusals: { webhookNotFound },
    creates: true,
  },
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  url: '/api/webhooks/:id',
  body: changedWebhookSchema,
  server: {
    who: 'person',
    // A changed address receives every event from then on, so it needs a proof as a new webhook does.
    needsStepUp: ['url', 'events'],
    summary: 'Change the address or the events of one of your webhooks, or turn it on or off',
    params: ofOne,
    response: webhookSchema,
    refusals: { webhookNotFound },
  },
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  url: '/api/webhooks/:id',
  server: {
    who: 'person',
    summary: 'Delete one of your webhooks and its deliveries',
    params: ofOne,
    response: z.object({}),
    refusals: { webhookNotFound },
  },
});

export const testWebhook = endpoint({
  method: 'POST',
  url: '/api/webhooks/:id/test',
  server: {
    who: 'person',
    summary: 'Send an event of the type webhook.test to one of your webhooks',
    params: ofOne,
    response: webhookDeliverySchema,
    refusals: { webhookNotFound, webhookDisabled },
  },
});

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  url: '/api/webhooks/:id/deliveries',
  isPaged: true,
  server: {
    who: 'person',
    summary: 'List a webhook’s deliveries of the last 30 days, newest first',
    params: ofOne,
    query: z.object({
      limit: pageLimitSchema(LARGEST_DELIVERIES_PAGE),
      /** The page starts after this id, the last one that was read. */
      cursor: z.optional(idInPath),
    }),
    response: z.array(webhookDeliverySchema),
    refusals: { webhookNotFound },
  },
});

export const resendWebhookDelivery = endpoint({
  method: 'POST',
  url: '/api/webhooks/:id/deliveries/:deliveryId/resend',
  server: {
    who: 'person',
    summary: 'Deliver an event again, under the same ID',
    params: z.object({ id: idInPath, deliveryId: idInPath }),
    response: webhookDeliverySchema,
    refusals: { webhookNotFound, webhookDisabled },
  },
});
