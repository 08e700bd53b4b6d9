export { marketingFeature } from './feature.ts';
