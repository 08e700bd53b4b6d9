export { EmployerPlanNotice } from './own/employer-plan-notice.tsx';
export { planNameText } from './own/plan-texts.ts';
export { SubscriptionPanels } from './own/subscription-panels.tsx';
export { SubscriptionSummary } from './own/subscription-summary.tsx';
export { PlanColumns } from './plan-columns.tsx';
export { PlanHouseDrawing } from './plan-house-drawing.tsx';
export { planChangeQuery, receiptsQuery, subscriptionQuery } from './queries.ts';
export { refetchSubscription } from './refetch-subscription.ts';
