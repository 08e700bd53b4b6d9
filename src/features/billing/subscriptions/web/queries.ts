import {
  getSubscription,
  listReceipts,
  previewPlanChange,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import type { PlanChoice } from '#features/billing/subscriptions/rules/change-of-plan.ts';
import { queryFor } from '#web/query.ts';

export const subscriptionQuery = queryFor(getSubscription, {});

export const planChangeQuery = (choice: PlanChoice) => queryFor(previewPlanChange, { query: choice });

export const receiptsQuery = queryFor(listReceipts, {});
