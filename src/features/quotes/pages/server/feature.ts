import { defineFeature } from '#server/define-feature.ts';
import { quoteReportRoutes } from './report-quote-api.ts';
import { quoteStatisticsRoutes } from './statistics-api.ts';

export const quotePagesFeature = defineFeature({
  routes: [...quoteStatisticsRoutes, ...quoteReportRoutes],
});
