export { routes } from './api.ts';
export { lookForRingsNightly } from './look-for-rings.ts';
