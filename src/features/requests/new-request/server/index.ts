export { routes } from './api.ts';
export { forgetOldInterestSignals } from './interest-signals-api.ts';
export { countsForPrices } from './priced-work.ts';
