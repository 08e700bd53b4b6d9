/** A comparison shows at least two and at most four. */
export const COMPARED_COMPANIES_LIMITS = { least: 2, most: 4 } as const;
