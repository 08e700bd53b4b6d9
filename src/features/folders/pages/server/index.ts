export { comparisonRoutes } from './api/comparison.ts';
