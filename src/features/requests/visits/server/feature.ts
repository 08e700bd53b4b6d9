import { defineFeature } from '#server/define-feature.ts';
import { calendarRoutes } from './calendar-api.ts';
import { personalData } from './personal-data.ts';
import { proposeRoutes } from './propose-api.ts';
import { forgetOrphanedVisits, settleDueVisitsJob } from './settle-due-visits.ts';
import { visitRoutes } from './visits-api.ts';

export const visitsFeature = defineFeature({
  routes: [...visitRoutes, ...proposeRoutes, ...calendarRoutes],
  jobs: [settleDueVisitsJob],
  retention: { 'orphaned-visits': forgetOrphanedVisits },
  personalData,
});
