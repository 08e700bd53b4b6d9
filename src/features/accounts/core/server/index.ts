export { routes } from './api.ts';
export { beginSession } from './begin-session.ts';
export { endDormantAccounts, forgetOldNetworks } from './dormant-accounts.ts';
export { erasureRequestedEmail } from './emails.ts';
export { endSessionsOf } from './end-sessions.ts';
export { storeFullName } from './full-name.ts';
export { addInvitedAccount, hashOfInvited } from './invited-account.ts';
export { forgetKnownBrowsers, forgetOldKnownBrowsers, isKnownBrowser } from './known-browsers.ts';
export { muteMail } from './mute-mail.ts';
export { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
export { findByLogin, findPerson, hasEmail, isNamed, presentUser, type UserRow } from './people.ts';
export { personalData } from './personal-data.ts';
export { forgetOldAttempts, type NewCompany } from './registration.ts';
export {
  forgetOldSecurityEvents,
  recordRefusedSignIn,
  recordSecurityEvent,
  recordStaffRead,
} from './security-events.ts';
export {
  deleteOtherSessions,
  endAllSessions,
  endSession,
  forgetOldSessions,
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
export { forgetOldCodes } from './verification.ts';
