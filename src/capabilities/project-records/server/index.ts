export { beginProject, changeProject } from './change.ts';
export { holdProject, sideOf } from './held-project.ts';
export { sendLiveToSides } from './send-live-to-sides.ts';
