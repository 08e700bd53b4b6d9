import { defineFeature } from '#server/define-feature.ts';
import { officeRoutes } from './office-api.ts';
import { liftEndedSuspensions } from './office.ts';

export const officeFeature = defineFeature({
  routes: officeRoutes,
  jobs: [liftEndedSuspensions],
});
