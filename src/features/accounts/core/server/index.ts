export { signInPerson } from './sign-in-person.ts';
export { erasureRequestedEmail } from './account-emails.ts';
export { signOutEverywhere } from './sign-out-everywhere.ts';
export { createAccountsFeature } from './feature.ts';
export { storeFullName } from './store-full-name.ts';
export { addInvitedAccount, hashInvitedPassword } from './add-invited-account.ts';
export { deleteKnownBrowsers, isKnownBrowser } from './known-browsers.ts';
export { muteNotificationEmails } from './mute-notification-emails.ts';
export { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
export {
  findPersonByLogin,
  readPersonById,
  hasEmailSql,
  hasUsernameSql,
  presentCurrentUser,
  type UserRow,
} from './read-people.ts';
export { personalData } from './personal-data.ts';
export { type RegisteringCompany } from './registration-api.ts';
export { recordRefusedSignIn, recordSecurityEvent } from './security-events.ts';
export { recordStaffRead } from './record-staff-read.ts';
export {
  deleteOtherSessions,
  deleteAllSessions,
  deleteSession,
  hashSessionToken,
  isSteppedUpSql,
  recordSessionStepUp,
  recordSessionUse,
} from './sessions.ts';
export {
  fullNameOrUsernameSql,
  fullNameOrUsernameText,
  userDisplayNameSql,
  displayNameSql,
  displayUsernameSql,
} from './display-name.ts';
export { changeStaffRole, lockAndCheckLastAdmin } from './staff-role.ts';
export {
  liftExpiredSuspensions,
  liftSuspension,
  limitNewConversations,
  type Suspension,
  suspendAccount,
  suspendedRefusalFor,
} from './suspension.ts';
