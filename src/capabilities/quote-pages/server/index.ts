export { figuresRoutes } from './figures-api.ts';
export { quoteReportRoutes } from './reports-api.ts';
