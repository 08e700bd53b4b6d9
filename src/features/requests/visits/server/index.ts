export { calendarOf } from './calendar-of.ts';
export { callOffVisitsOf } from './call-off-visits.ts';
export { visitsFeature } from './feature.ts';
export { workOfVisit } from './work-of-visit.ts';
