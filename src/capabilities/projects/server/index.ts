export { routes } from './api.ts';
export { findProject, type ProjectRow } from './one-project.ts';
