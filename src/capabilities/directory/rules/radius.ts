/** How far from a place, in kilometres as they are said: about, in steps of five. */
export const radii = ['5', '10', '25', 'country'] as const;
export type Radius = (typeof radii)[number];
export const USUAL_RADIUS: Radius = '25';
