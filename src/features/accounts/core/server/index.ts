export { beginSession } from './begin-session.ts';
export { erasureRequestedEmail } from './emails.ts';
export { endSessionsOf } from './end-sessions.ts';
export { accountsFeature } from './feature.ts';
export { storeFullName } from './full-name.ts';
export { addInvitedAccount, hashOfInvited } from './invited-account.ts';
export { forgetKnownBrowsers, isKnownBrowser } from './known-browsers.ts';
export { muteMail } from './mute-mail.ts';
export { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
export { findByLogin, findPerson, hasEmail, isNamed, presentUser, type UserRow } from './people.ts';
export { personalData } from './personal-data.ts';
export { type NewCompany } from './registration.ts';
export { recordRefusedSignIn, recordSecurityEvent, recordStaffRead } from './security-events.ts';
export {
  deleteOtherSessions,
  endAllSessions,
  endSession,
  hashOfSession,
  isProved,
  recordProof,
  recordSessionUse,
} from './sessions.ts';
export { personNameOf, shownName, shownNameOf, shownUsername } from './shown-name.ts';
export { changeStaffRole, lockAndCheckLastAdmin } from './staff-role.ts';
export {
  liftEnded,
  liftSuspension,
  limitAccount,
  type Suspension,
  suspendAccount,
  suspendedRefusal,
} from './suspension.ts';
