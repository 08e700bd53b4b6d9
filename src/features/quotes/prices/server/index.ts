export { pricesFeature } from './feature.ts';
export { makePrices } from './make-prices.ts';
