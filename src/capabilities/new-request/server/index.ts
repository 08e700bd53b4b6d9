export { routes } from './api.ts';
export { countsForPrices } from './priced-work.ts';
export { forgetOldWishes } from './wishes-api.ts';
