import type { WebhookEvent } from '#features/api/webhooks/contract/webhook-events.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';
import type { Services } from '#server/services/services.ts';

export const DELIVER_WEBHOOK_JOB = 'deliver-webhook';

export interface DeliverWebhookPayload {
  deliveryId: number;
  /** So many attempts were made before this one. */
  attempts: number;
}

const insertDeliveries = createNamedStatement<{ id: number }>(
  'insert_webhook_deliveries',
  `insert into webhook_deliveries (webhook_id, type, payload)
  select id, $2, $3 from webhooks where user_id = any ($1) and is_enabled and $2 = any (events)
  returning id`,
);

/**
 * Tells the webhooks of these people what happened, in the transaction that causes it. Nobody hears of what was rolled
 * back, and nothing is lost that was committed.
 */
export const sendWebhookEvent = async (
  transaction: Db,
  { jobs }: Pick<Services, 'jobs'>,
  personIds: readonly (number | null)[],
  { type, data, at }: WebhookEvent & { at: Date },
) => {
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const people = personIds.filter((id) => id !== null);
  for (const { id } of await insertDeliveries(transaction, people, type, payload)) {
    const job: DeliverWebhookPayload = { deliveryId: id, attempts: 0 };
    await jobs.add(transaction, DELIVER_WEBHOOK_JOB, job);
  }
};
