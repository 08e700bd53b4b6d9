import { defineFeature } from '#server/define-feature.ts';
import { deliveryJobs } from './delivery.ts';

export const emailFeature = defineFeature({
  jobs: deliveryJobs,
});
