export { quoteAcceptanceFeature } from './feature.ts';
export { planMilestones } from './plan-milestones.ts';
