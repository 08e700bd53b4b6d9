export { acceptRoutes } from './accept-api.ts';
export { forgetOldQuoteCodes } from './accept-code.ts';
export { planMilestones } from './plan-milestones.ts';
