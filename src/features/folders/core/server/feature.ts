import { defineFeature } from '#server/define-feature.ts';
import { createFolderFeatureRoutes } from './api.ts';
import { personalData } from './personal-data.ts';

export const foldersFeature = defineFeature({
  routes: createFolderFeatureRoutes,
  personalData,
});
