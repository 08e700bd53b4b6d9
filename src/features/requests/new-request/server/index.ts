export { newRequestFeature } from './feature.ts';
export { countsForPricesSql } from './counts-for-prices.ts';
