export { caretakersOf } from './caretakers.ts';
export { findEmployer, sessionFinder } from './find-session.ts';
export { forgetOldWork, noteWork } from './note-work.ts';
export { personalData } from './personal-data.ts';
export { routes } from './routes.ts';
