export { routes } from './api.ts';
export { pagesSection } from './sitemap.ts';
