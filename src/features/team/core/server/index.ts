export { assigneesOf } from './assignees.ts';
export { teamFeature } from './feature.ts';
export { findEmployer, sessionFinder } from './find-session.ts';
export { recordActivity } from './record-activity.ts';
