export { quoteComparisonRoutes } from './comparison-api.ts';
