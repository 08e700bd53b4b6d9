import { defineFeature } from '#server/define-feature.ts';
import { createQuoteComparisonRoutes } from './comparison-api.ts';

export const quoteComparisonFeature = defineFeature({
  routes: createQuoteComparisonRoutes,
});
