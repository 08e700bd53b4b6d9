/** How far from a place, in kilometres as they are said: about, in steps of five. */
export const searchRadii = ['5', '10', '25', 'country'] as const;
export type SearchRadius = (typeof searchRadii)[number];
export const USUAL_RADIUS: SearchRadius = '25';
