export { EmployerPlan } from './own/employer-plan.tsx';
export { planText } from './own/plan-words.ts';
export { SubscriptionPanels } from './own/subscription-panels.tsx';
export { SubscriptionSummary } from './own/subscription-summary.tsx';
export { PlanColumns } from './plan-columns.tsx';
export { PlanHouse } from './plan-house.tsx';
export { planChangeQuery, receiptsQuery, subscriptionQuery } from './queries.ts';
export { refetchSubscription } from './refetch-subscription.ts';
