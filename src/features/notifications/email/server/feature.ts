import { defineFeature } from '#server/define-feature.ts';
import { deliveryJobs } from './delivery-queue.ts';

export const emailFeature = defineFeature({
  jobs: deliveryJobs,
});
