export { beginProject, changeProject } from './change.ts';
export { holdProject, sideOf } from './held-project.ts';
export { tellSides } from './tell-sides.ts';
