import { defineFeature } from '#server/define-feature.ts';
import { quoteDraftRoutes } from './draft-api.ts';
import { writerRoutes } from './presence-api.ts';
import { templateRoutes } from './templates-api.ts';

export const quoteWritingFeature = defineFeature({
  routes: [...quoteDraftRoutes, ...templateRoutes, ...writerRoutes],
});
