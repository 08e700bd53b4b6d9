import { defineFeature } from '#server/define-feature.ts';
import { quoteDraftRoutes } from './draft-api.ts';
import { quoteDefaultsRoutes } from './quote-defaults-api.ts';
import { templateRoutes } from './templates-api.ts';
import { writingPresenceRoutes } from './writing-presence-api.ts';

export const quoteWritingFeature = defineFeature({
  routes: [...quoteDraftRoutes, ...templateRoutes, ...quoteDefaultsRoutes, ...writingPresenceRoutes],
});
