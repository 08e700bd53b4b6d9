import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { computeTradePricesJob } from './compute-trade-prices.ts';
import { pricesSitemapSection } from './sitemap.ts';

export const pricesFeature = defineFeature({
  routes,
  jobs: [computeTradePricesJob],
  sitemap: (db) => [pricesSitemapSection(db)],
});
