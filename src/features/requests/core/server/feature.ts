import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { enforceRequestDeadlinesJob } from './enforce-deadlines.ts';
import { notifyOfDeclineJob } from './notify-of-decline.ts';
import { personalData } from './personal-data.ts';
import { forgetOldRequestReports } from './request-reports.ts';

export const requestsFeature = defineFeature({
  routes,
  jobs: [enforceRequestDeadlinesJob, notifyOfDeclineJob],
  retention: { 'request-reports': forgetOldRequestReports },
  personalData,
});
