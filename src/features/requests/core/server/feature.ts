import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { enforceDeadlinesJob } from './enforce-deadlines.ts';
import { personalData } from './personal-data.ts';
import { forgetOldRequestReports } from './reports.ts';

export const requestsFeature = defineFeature({
  routes,
  jobs: [enforceDeadlinesJob],
  retention: { 'request-reports': forgetOldRequestReports },
  personalData,
});
