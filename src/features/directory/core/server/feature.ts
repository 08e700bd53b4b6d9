import { defineFeature } from '#server/define-feature.ts';
import { createDirectoryRoutes } from './api.ts';
import { directorySitemapSections } from './sitemap-sections.ts';
import { sumListingIndexCountsJob } from './sum-listing-index-counts.ts';

export const directoryFeature = defineFeature({
  routes: createDirectoryRoutes,
  jobs: [sumListingIndexCountsJob],
  sitemap: directorySitemapSections,
});
