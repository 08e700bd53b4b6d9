export { countForDashboard } from './count-for-dashboard.ts';
export { createViewCounter } from './create-view-counter.ts';
export { insightsFeature } from './feature.ts';
export { measureResponseTimes } from './measure-response-times.ts';
export { measureTradeMedians } from './measure-trade-medians.ts';
