export { quoteAcceptanceFeature } from './feature.ts';
export { createMilestonesFromPaymentPlan } from './milestones-from-payment-plan.ts';
