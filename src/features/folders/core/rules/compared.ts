/** How many can stand side by side. */
export const COMPARED_COMPANIES = { least: 2, most: 4 } as const;
