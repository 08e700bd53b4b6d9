export { findAssignees } from './assignees-api.ts';
export { teamFeature } from './feature.ts';
export { findEmployer, createSessionFinder } from './create-session-finder.ts';
export { recordActivity } from './record-activity.ts';
