import { defineFeature } from '#server/define-feature.ts';
import { profileEditorRoutes } from './api.ts';

export const profileEditorFeature = defineFeature({
  routes: profileEditorRoutes,
});
