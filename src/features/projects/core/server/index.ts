export {
  beginProject,
  cancelContractProject,
  changeAgreedSum,
  changeProject,
  isDoneBeyondWithdrawal,
  leavesAgreedSumNonNegative,
} from './change-project.ts';
export { type LockedProject, lockProject, projectSideOf } from './lock-project.ts';
export { readProjectPhones } from './read-project-phones.ts';
export { sendLiveProjectToSides } from './send-live-to-sides.ts';
export { restoreProject, takeDownProject } from './take-down-project.ts';
export { findProjectEmailDetails } from './project-details-for-email.ts';
