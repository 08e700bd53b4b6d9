export { figuresRoutes } from './statistics-api.ts';
export { quoteReportRoutes } from './reports-api.ts';
