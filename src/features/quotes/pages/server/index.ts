export { quotePagesFeature } from './feature.ts';
