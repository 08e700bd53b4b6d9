import {
  getSubscription,
  listReceipts,
  previewPlanChange,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import type { PlanChangeOrder } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { queryFor } from '#web/query.ts';

export const subscriptionQuery = queryFor(getSubscription, {});

export const planChangeQuery = (choice: PlanChangeOrder) => queryFor(previewPlanChange, { query: choice });

export const receiptsQuery = queryFor(listReceipts, {});
