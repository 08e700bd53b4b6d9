export { routes } from './api.ts';
export { makePrices, makePricesDaily } from './make-prices.ts';
export { pricesSection } from './sitemap.ts';
