import type { LoggedChange } from '#kernel/logged-change.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Db } from '#server/database/db.ts';

/** What is done to what a company says of itself. */
export type ProfileActivity =
  | 'change-profile'
  | 'change-services'
  | 'change-gallery'
  | 'change-logo'
  | 'enter-fact'
  | 'prove-fact'
  | 'withdraw-fact';

/**
 * Notes who did it, inside the transaction that does it. The log is the team's, and a team stands on its company: what
 * companies do themselves cannot call upwards, and is handed this as a tool.
 */
export type RecordActivity = (
  transaction: Db,
  person: Person,
  work: ProfileActivity,
  details?: { changes?: readonly LoggedChange[] },
) => Promise<void>;
