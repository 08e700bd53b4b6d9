import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEventType, WebhookFailure } from '#features/api/webhooks/rules/webhooks.ts';
import { byteaColumn, idColumn, momentColumn } from '#server/database/column-types.ts';

export const webhooks = pgTable('webhooks', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  url: text().notNull(),
  events: text().array().$type<WebhookEventType[]>().notNull(),
  secret: byteaColumn('secret').notNull(),
  isEnabled: boolean('is_enabled').notNull().default(true),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  /** Nothing could be delivered since then. */
  failingSince: momentColumn('failing_since'),
});

/** Deliveries are signed with these too until then, so that a receiver can replace its secret without losing any. */
export const webhookOldSecrets = pgTable('webhook_old_secrets', {
  id: idColumn(),
  webhookId: integer('webhook_id').notNull(),
  secret: byteaColumn('secret').notNull(),
  validUntil: momentColumn('valid_until').notNull(),
});

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: idColumn(),
  webhookId: integer('webhook_id').notNull(),
  /** It is the same for every delivery of one event to one webhook: receivers tell repeats by it. */
  eventId: uuid('event_id').notNull().defaultRandom(),
  type: text().notNull(),
  /** These exact bytes are signed. */
  payload: text().notNull(),
  state: text().$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
  attempts: smallint().notNull().default(0),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  attemptedAt: momentColumn('attempted_at'),
  status: smallint(),
  /** Nothing of a response is stored but its status. */
  failure: text().$type<WebhookFailure>(),
});
