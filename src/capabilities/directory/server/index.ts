export { routes } from './api.ts';
export { readBestRated, wordsOf } from './best-rated.ts';
export { loadGazetteer } from './places/load-gazetteer.ts';
export { sitemapSections } from './sitemap.ts';
