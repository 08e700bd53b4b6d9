export { routes } from './api.ts';
export { presentCounts } from './present.ts';
