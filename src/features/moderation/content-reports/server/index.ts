export { routes } from './api.ts';
export { detectRings, detectRingsNightly } from './detect-rings.ts';
