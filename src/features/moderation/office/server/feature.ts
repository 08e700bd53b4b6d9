import { defineFeature } from '#server/define-feature.ts';
import { officeRoutes } from './office-api.ts';
import { liftEndedSuspensionsJob } from './people-and-statistics.ts';

export const officeFeature = defineFeature({
  routes: officeRoutes,
  jobs: [liftEndedSuspensionsJob],
});
