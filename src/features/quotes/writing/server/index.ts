export { quoteDraftRoutes } from './draft-api.ts';
export { writerRoutes } from './presence-api.ts';
export { templateRoutes } from './templates-api.ts';
