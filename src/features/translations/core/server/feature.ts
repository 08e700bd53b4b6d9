import { defineFeature } from '#server/define-feature.ts';
import { createTranslateRoute } from './translate-route.ts';

export const createTranslationsFeature = (originals: Parameters<typeof createTranslateRoute>[0]) =>
  defineFeature({
    routes: [createTranslateRoute(originals)],
  });
