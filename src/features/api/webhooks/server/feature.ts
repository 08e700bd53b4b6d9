import { lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { deliverWebhookJob } from './deliver-webhook.ts';
import { personalData } from './personal-data.ts';
import { webhookDeliveries, webhookOldSecrets } from './tables.ts';

const forgetOldDeliveries = (db: Db) =>
  db
    .delete(webhookDeliveries)
    .where(
      lt(
        webhookDeliveries.createdAt,
        sql`now() - make_interval(days => ${RETENTION_DAYS.webhookDeliveries})`,
      ),
    );

const forgetOldSecrets = (db: Db) =>
  db.delete(webhookOldSecrets).where(lt(webhookOldSecrets.validUntil, sql`now()`));

export const webhooksFeature = defineFeature({
  routes,
  jobs: [deliverWebhookJob],
  retention: { 'webhook-deliveries': forgetOldDeliveries, 'webhook-secrets': forgetOldSecrets },
  personalData,
});
