export { routes } from './api.ts';
export { forgetOldWishes } from './wishes-api.ts';
