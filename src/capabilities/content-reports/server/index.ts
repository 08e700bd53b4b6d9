export { routes } from './api.ts';
export { detectRings, detectRingsNightly } from './look-for-rings.ts';
