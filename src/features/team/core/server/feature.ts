import { defineFeature } from '#server/define-feature.ts';
import { personalData } from './personal-data.ts';
import { forgetOldActivity } from './record-activity.ts';
import { routes } from './routes.ts';

export const teamFeature = defineFeature({
  routes,
  retention: { 'company-log': forgetOldActivity },
  personalData,
});
