import { defineFeature } from '#server/define-feature.ts';
import { translateRoute } from './translate-route.ts';

export const translationsFeature = (originals: Parameters<typeof translateRoute>[0]) =>
  defineFeature({
    routes: [translateRoute(originals)],
  });
