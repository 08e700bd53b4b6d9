/** A comparison shows at least two and at most four. */
export const COMPARED_COMPANIES = { least: 2, most: 4 } as const;
