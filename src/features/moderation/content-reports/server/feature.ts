import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { detectRingsNightly } from './detect-rings.ts';

export const contentReportsFeature = defineFeature({
  routes,
  jobs: [detectRingsNightly],
});
