import { defineFeature } from '#server/define-feature.ts';
import { comparisonRoutes } from './api/comparison.ts';

export const folderPagesFeature = defineFeature({
  routes: comparisonRoutes,
});
