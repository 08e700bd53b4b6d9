export { routes } from './api.ts';
export { readBestRated, wordsOfTrade } from './best-rated.ts';
export { communeReader, type NamedCommune } from './commune-counts.ts';
export { loadGazetteer } from './places/load-gazetteer.ts';
export { sitemapSections } from './sitemap.ts';
export { sumShelfCountsEveryHour } from './sum-listing-counts.ts';
