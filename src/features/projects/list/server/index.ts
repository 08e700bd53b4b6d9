export { routes } from './api.ts';
export { findProject, type ProjectRow } from './find-project.ts';
