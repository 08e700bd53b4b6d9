import type { BlockedBy } from '#features/messaging/core/contract/blocked.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';

const findBlock = createNamedStatement(
  'has_blocked',
  'select from blocks where user_id = $1::integer and blocked_id = $2::integer',
);

/** An erased person (null) has blocked nobody. */
export const hasBlocked = async (db: Db, personId: number | null, otherId: number | null): Promise<boolean> =>
  personId !== null && otherId !== null && (await findBlock(db, personId, otherId)).length > 0;

/** Responses contain the block between a reader and the other side. */
export const findBlockBetween = async (
  db: Db,
  readerId: number | null,
  partnerId: number | null,
): Promise<BlockedBy> => {
  if (await hasBlocked(db, partnerId, readerId)) return 'partner';
  return (await hasBlocked(db, readerId, partnerId)) ? 'me' : null;
};
