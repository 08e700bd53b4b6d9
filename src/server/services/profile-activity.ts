import type { LoggedProfileChange } from '#kernel/logged-profile-change.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';

/** These actions change a company's profile. */
export type ProfileActivity =
  | 'change-profile'
  | 'change-services'
  | 'change-gallery'
  | 'change-logo'
  | 'enter-fact'
  | 'prove-fact'
  | 'withdraw-fact';

/**
 * Records who did it, inside the transaction that does it. The log is the team feature's, which is above companies:
 * their code can't import upwards, so it gets this as a service.
 */
export type RecordActivity = (
  transaction: Db,
  person: Person,
  work: ProfileActivity,
  details?: { changes?: readonly LoggedProfileChange[] },
) => Promise<void>;
