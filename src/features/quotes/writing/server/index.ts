export { quoteWritingFeature } from './feature.ts';
