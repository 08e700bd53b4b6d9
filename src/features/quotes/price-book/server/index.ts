export { priceBookFeature } from './feature.ts';
export { learnPrices } from './store.ts';
