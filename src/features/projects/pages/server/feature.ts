import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';

export const projectsFeature = defineFeature({
  routes,
});
