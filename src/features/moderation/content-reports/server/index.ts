export { detectRings } from './detect-rings.ts';
export { contentReportsFeature } from './feature.ts';
