export { routes } from './api.ts';
export { sitemapSections } from './sitemap.ts';
