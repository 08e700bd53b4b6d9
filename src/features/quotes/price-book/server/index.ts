export { routes } from './api.ts';
export { personalData } from './personal-data.ts';
export { learnPrices } from './store.ts';
