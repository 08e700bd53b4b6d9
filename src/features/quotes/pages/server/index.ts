export { quoteReportRoutes } from './reports-api.ts';
export { figuresRoutes } from './statistics-api.ts';
