import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { sitemapSections } from './sitemap.ts';
import { sumShelfCountsEveryHour } from './sum-listing-counts.ts';

export const directoryFeature = defineFeature({
  routes,
  jobs: [sumShelfCountsEveryHour],
  sitemap: sitemapSections,
});
