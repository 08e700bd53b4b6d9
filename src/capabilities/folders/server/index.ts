export { activityRoute } from './api/activity.ts';
export { comparisonRoutes } from './api/comparison.ts';
export { routes } from './api.ts';
export { personalData } from './personal-data.ts';
