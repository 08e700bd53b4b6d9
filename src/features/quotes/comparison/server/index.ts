export { quoteComparisonFeature } from './feature.ts';
