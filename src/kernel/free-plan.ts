/** What a company that pays for no plan may still add, and of how many days it sees its figures. */
export const FREE_PLAN = { services: 3, pictures: 5, days: 7 } as const;
