export { assigneesOf } from './caretakers.ts';
export { findEmployer, sessionFinder } from './find-session.ts';
export { forgetOldActivity, recordActivity } from './note-work.ts';
export { personalData } from './personal-data.ts';
export { routes } from './routes.ts';
