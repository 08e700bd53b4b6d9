import { defineFeature } from '#server/define-feature.ts';
import { createProjectRoutes } from './api.ts';

export const projectsFeature = defineFeature({
  routes: createProjectRoutes,
});
