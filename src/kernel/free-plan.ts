/** A company without a paid plan can add this many services and pictures, and sees statistics of this many days. */
export const FREE_PLAN_LIMITS = { services: 3, pictures: 5, days: 7 } as const;
