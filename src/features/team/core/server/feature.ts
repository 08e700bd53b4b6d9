import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { personalData } from './personal-data.ts';
import { forgetOldTeamActivity } from './record-activity.ts';

export const teamFeature = defineFeature({
  routes,
  retention: { 'company-log': forgetOldTeamActivity },
  personalData,
});
