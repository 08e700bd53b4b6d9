import { FREE_PLAN } from '#kernel/free-plan.ts';

const { services, pictures, days } = FREE_PLAN;

/** Every text about the end of a plan uses this wording. */
export const withoutPlan = `Everything on your profile stays visible. You can add up to ${services} services and ${pictures} pictures and see your figures of ${days} days. Your profile takes no paid place, and clients can write to you but no longer ask you with a request.`;
