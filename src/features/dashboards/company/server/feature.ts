import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { expireGrandfatheredListingsJob } from './expire-grandfathered-listings.ts';
import { remindOfLeadsJob } from './leads/remind-of-leads.ts';
import { personalData } from './personal-data.ts';

export const companyDashboardFeature = defineFeature({
  routes,
  jobs: [remindOfLeadsJob, expireGrandfatheredListingsJob],
  personalData,
});
