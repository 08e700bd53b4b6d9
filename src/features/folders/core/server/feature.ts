import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { personalData } from './personal-data.ts';

export const foldersFeature = defineFeature({
  routes,
  personalData,
});
