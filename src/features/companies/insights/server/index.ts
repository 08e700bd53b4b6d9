export { countForDesk } from './count-for-dashboard.ts';
export { countViews } from './count-views.ts';
export { insightsFeature } from './feature.ts';
export { measureResponses } from './measure-responses.ts';
export { measureTrades } from './trade-medians.ts';
