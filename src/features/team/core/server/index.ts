export { assigneesOf } from './assignees.ts';
export { findEmployer, sessionFinder } from './find-session.ts';
export { personalData } from './personal-data.ts';
export { forgetOldActivity, recordActivity } from './record-activity.ts';
export { routes } from './routes.ts';
