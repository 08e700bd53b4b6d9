export { routes } from './api.ts';
export { countForDesk } from './count-for-dashboard.ts';
export { countViews } from './count-views.ts';
export { forgetOldDays } from './forget-days.ts';
export { forgetVisitors } from './forget-visitors.ts';
export { measureResponses, measureResponsesDaily } from './measure-responses.ts';
export { measureTrades, measureTradesDaily } from './trade-medians.ts';
