import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN_LIMITS;

/** Every text about the end of a plan uses this wording. */
export const withoutPlan = `Without a plan, everything on your profile stays visible. You can add up to ${services} services and ${pictures} pictures and see your statistics for the last ${days} days. Your profile won’t appear in paid positions. Clients can message you, but they can’t send you requests.`;
