import { randomBytes } from 'node:crypto';
import { webhookDeliveries, webhooks } from '#features/api/webhooks/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';

type WebhookValues = typeof webhooks.$inferInsert;
type DeliveryValues = typeof webhookDeliveries.$inferInsert;

export const buildWebhook = (
  db: Db,
  values: Pick<WebhookValues, 'userId'> & Partial<WebhookValues>,
): Promise<typeof webhooks.$inferSelect> =>
  firstInsertedRow(
    db
      .insert(webhooks)
      .values({
        url: 'https://crm.example.lu/giewel',
        events: ['message.created'],
        secret: randomBytes(32),
        ...values,
      })
      .returning(),
  );

export const buildWebhookDelivery = (
  db: Db,
  values: Pick<DeliveryValues, 'webhookId'> & Partial<DeliveryValues>,
): Promise<typeof webhookDeliveries.$inferSelect> =>
  firstInsertedRow(
    db
      .insert(webhookDeliveries)
      .values({ type: 'webhook.test', payload: '{"type":"webhook.test"}', ...values })
      .returning(),
  );
