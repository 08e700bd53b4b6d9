import type { EndpointRoute } from '#server/http/handle.ts';
import { calendarRoutes } from './calendar-api.ts';
import { proposeRoutes } from './propose-api.ts';
import { visitRoutes } from './visits-api.ts';

export { calendarOf } from './calendar-of.ts';
export { callOffVisitsOf } from './call-off-visits.ts';
export { personalData } from './personal-data.ts';
export { forgetOrphanedVisits, settleDueVisitsJob } from './settle-due-visits.ts';
export { workOfVisit } from './work-of-visit.ts';

export const routes: readonly EndpointRoute[] = [...visitRoutes, ...proposeRoutes, ...calendarRoutes];
