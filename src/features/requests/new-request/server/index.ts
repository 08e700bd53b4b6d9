export { newRequestFeature } from './feature.ts';
export { mayCountForPricesSql } from './may-count-for-prices.ts';
