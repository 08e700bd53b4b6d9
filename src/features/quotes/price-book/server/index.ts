export { priceBookFeature } from './feature.ts';
export { addPricesFromQuote } from './store.ts';
