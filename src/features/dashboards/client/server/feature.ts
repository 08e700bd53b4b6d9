import { defineFeature } from '#server/define-feature.ts';
import { activityRoute } from './api/activity.ts';

export const clientDashboardFeature = defineFeature({
  routes: [activityRoute],
});
