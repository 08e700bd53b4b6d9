import { defineFeature } from '#server/define-feature.ts';
import { calendarRoutes } from './calendar-api.ts';
import { personalData } from './personal-data.ts';
import { proposeVisitRoutes } from './propose-visit-api.ts';
import { forgetOrphanedVisits, sendDueVisitNotificationsJob } from './send-due-visit-notifications.ts';
import { visitRoutes } from './visits-api.ts';

export const visitsFeature = defineFeature({
  routes: [...visitRoutes, ...proposeVisitRoutes, ...calendarRoutes],
  jobs: [sendDueVisitNotificationsJob],
  retention: { 'orphaned-visits': forgetOrphanedVisits },
  personalData,
});
