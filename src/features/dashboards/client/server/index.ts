export { clientDashboardFeature } from './feature.ts';
