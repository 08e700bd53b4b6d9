export { detectCollusion } from './detect-collusion.ts';
export { contentReportsFeature } from './feature.ts';
