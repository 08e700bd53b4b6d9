/** A search can extend to one of these distances in kilometres. */
export const searchRadii = ['5', '10', '25', 'country'] as const;
export type SearchRadius = (typeof searchRadii)[number];
export const DEFAULT_SEARCH_RADIUS: SearchRadius = '25';
