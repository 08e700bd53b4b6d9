export { pricesFeature } from './feature.ts';
export { computeTradePrices } from './compute-trade-prices.ts';
