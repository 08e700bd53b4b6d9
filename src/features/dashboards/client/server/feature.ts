import { defineFeature } from '#server/define-feature.ts';
import { activityRoute } from './api/activity.ts';
import { waitingCountsRoute } from './api/waiting-counts.ts';

export const clientDashboardFeature = defineFeature({
  routes: [activityRoute, waitingCountsRoute],
});
