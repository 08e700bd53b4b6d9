import { defineFeature } from '#server/define-feature.ts';
import { editorRoutes } from './routes.ts';

export const profileEditorFeature = defineFeature({
  routes: editorRoutes,
});
