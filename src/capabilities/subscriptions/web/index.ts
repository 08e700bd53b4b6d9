export { EmployerPlan } from './own/employer-plan.tsx';
export { SubscriptionPanels } from './own/subscription-panels.tsx';
export { SubscriptionSummary } from './own/subscription-summary.tsx';
export { PlanColumns } from './plan-columns.tsx';
export { PlanHouse } from './plan-house.tsx';
export { receiptsQuestion, subscriptionQuestion } from './questions.ts';
