import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { deleteOldCompanyDays } from './delete-old-company-days.ts';
import { deleteProfileVisitorsJob } from './delete-profile-visitors.ts';
import { measureResponseTimesJob } from './measure-response-times.ts';
import { measureTradeMediansJob } from './measure-trade-medians.ts';

export const insightsFeature = defineFeature({
  routes,
  jobs: [measureResponseTimesJob, deleteProfileVisitorsJob, measureTradeMediansJob],
  retention: { 'company-days': deleteOldCompanyDays },
});
