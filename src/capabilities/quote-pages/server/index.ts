export { figuresRoutes } from './figures-api.ts';
export { reportRoutes } from './reports-api.ts';
