import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { marketingSitemapSection } from './sitemap.ts';

export const marketingFeature = defineFeature({
  routes,
  sitemap: () => [marketingSitemapSection],
});
