import { defineFeature } from '#server/define-feature.ts';
import { createComparisonRoutes } from './api/comparison.ts';

export const folderPagesFeature = defineFeature({
  routes: createComparisonRoutes,
});
