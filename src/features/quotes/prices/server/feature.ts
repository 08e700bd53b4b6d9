import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { makePricesDaily } from './make-prices.ts';
import { pricesSection } from './sitemap.ts';

export const pricesFeature = defineFeature({
  routes,
  jobs: [makePricesDaily],
  sitemap: (db) => [pricesSection(db)],
});
