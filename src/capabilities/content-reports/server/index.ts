export { routes } from './api.ts';
