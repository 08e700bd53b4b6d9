import { defineFeature } from '#server/define-feature.ts';
import { liftEndedSuspensions } from './office.ts';
import { officeRoutes } from './office-api.ts';

export const officeFeature = defineFeature({
  routes: officeRoutes,
  jobs: [liftEndedSuspensions],
});
