export { routes } from './api.ts';
export { beginSession } from './begin-session.ts';
export { endDormantAccounts, forgetOldNetworks } from './dormant-accounts.ts';
export { endSessionsOf } from './end-sessions.ts';
export { addInvitedAccount } from './invited-account.ts';
export { forgetOldKnownBrowsers } from './known-browsers.ts';
export { erasureAskedLetter } from './letters.ts';
export { muteMail } from './mute-mail.ts';
export { askForPasskey, hasSigned } from './own-passkey.ts';
export { forgetOldChallenges } from './passkey-challenges.ts';
export { forgetOldResets, mailResetJob } from './password-change.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { isNamed, presentUser } from './people.ts';
export { personalData } from './personal-data.ts';
export { provePerson } from './proof.ts';
export { forgetOldAttempts, type NewCompany } from './registration.ts';
export {
  forgetOldSecurityEvents,
  noteSecurityEvent,
  noteStaffRead,
} from './security-events.ts';
export { forgetOldSessions, hashOfSession, isProved, noteSessionUse } from './sessions.ts';
export { shownName, shownNameOf } from './shown-name.ts';
export { changeStaffRole, holdAsLastAdmin } from './staff-role.ts';
export { liftEnded, liftSuspension, limitAccount, type Suspension, suspendAccount } from './suspension.ts';
export { forgetOldCodes } from './verification.ts';
