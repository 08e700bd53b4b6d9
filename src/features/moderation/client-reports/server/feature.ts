import { defineFeature } from '#server/define-feature.ts';
import { reportClientRoute } from './api.ts';
import { forgetOldClientReports } from './judge-client-report.ts';
import { personalData } from './personal-data.ts';

export const clientReportsFeature = defineFeature({
  routes: [reportClientRoute],
  retention: { 'client-reports': forgetOldClientReports },
  personalData,
});
