export { routes } from './api.ts';
export { lookForRings, lookForRingsNightly } from './look-for-rings.ts';
