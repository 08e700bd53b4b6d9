export {
  beginProject,
  callOffContract,
  changeAgreedSum,
  changeProject,
  isDoneForGood,
  leavesSomething,
} from './change-project.ts';
export { type LockedProject, lockProject, projectSideOf } from './lock-project.ts';
export { phonesInProject } from './phones-in-project.ts';
export { sendLiveToSides } from './send-live-to-sides.ts';
export { putProjectBack, takeProject } from './take-down.ts';
export { workOfProject } from './work-of-project.ts';
