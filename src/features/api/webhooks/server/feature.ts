import { lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { deliverWebhookJob } from './deliver-webhook.ts';
import { personalData } from './personal-data.ts';
import { webhookDeliveries } from './tables.ts';

const forgetOldDeliveries = (db: Db) =>
  db
    .delete(webhookDeliveries)
    .where(
      lt(
        webhookDeliveries.createdAt,
        sql`now() - make_interval(days => ${RETENTION_DAYS.webhookDeliveries})`,
      ),
    );

export const webhooksFeature = defineFeature({
  routes,
  jobs: [deliverWebhookJob],
  retention: { 'webhook-deliveries': forgetOldDeliveries },
  personalData,
});
