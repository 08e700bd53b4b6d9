import { defineFeature } from '#server/define-feature.ts';
import { quoteComparisonRoutes } from './comparison-api.ts';

export const quoteComparisonFeature = defineFeature({
  routes: quoteComparisonRoutes,
});
