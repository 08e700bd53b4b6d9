export { projectsFeature } from './feature.ts';
export { findProject, type ProjectRow } from './find-project.ts';
