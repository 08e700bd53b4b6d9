export { routes } from './api.ts';
export { loadGazetteer } from './places/load-gazetteer.ts';
export { sitemapSections } from './sitemap.ts';
