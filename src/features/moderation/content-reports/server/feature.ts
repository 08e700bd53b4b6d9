import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { detectCollusionJob } from './detect-collusion.ts';

export const contentReportsFeature = defineFeature({
  routes,
  jobs: [detectCollusionJob],
});
