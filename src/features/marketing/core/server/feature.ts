import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { pagesSection } from './sitemap.ts';

export const marketingFeature = defineFeature({
  routes,
  sitemap: () => [pagesSection],
});
