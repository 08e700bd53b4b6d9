export { newRequestFeature } from './feature.ts';
export { countsForPrices } from './priced-work.ts';
