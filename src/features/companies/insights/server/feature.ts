import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { forgetOldDays } from './forget-days.ts';
import { forgetVisitors } from './forget-visitors.ts';
import { measureResponsesDaily } from './measure-responses.ts';
import { measureTradesDaily } from './trade-medians.ts';

export const insightsFeature = defineFeature({
  routes,
  jobs: [measureResponsesDaily, forgetVisitors, measureTradesDaily],
  retention: { 'company-days': forgetOldDays },
});
