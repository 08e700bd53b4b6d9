import { listWebhookDeliveries, listWebhooks } from '#features/api/webhooks/contract/webhooks.ts';
import { queryFor } from '#web/query.ts';

export const webhooksQuery = queryFor(listWebhooks, {});

const DELIVERIES_PAGE = '10';

export const deliveriesQuery = (id: number, cursor?: string) =>
  queryFor(listWebhookDeliveries, { params: { id }, query: { limit: DELIVERIES_PAGE, cursor } });
