import { getSubscription, listReceipts, previewPlanChange } from '#subscriptions/contract/subscriptions.ts';
import type { PlanChoice } from '#subscriptions/rules/change-of-plan.ts';
import { questionFor } from '#web/query.ts';

export const subscriptionQuestion = questionFor(getSubscription, {});

export const planChangeQuestion = (choice: PlanChoice) => questionFor(previewPlanChange, { query: choice });

export const receiptsQuestion = questionFor(listReceipts, {});
