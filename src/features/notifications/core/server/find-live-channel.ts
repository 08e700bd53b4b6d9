import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';

const findChannelOwner = createNamedStatement<{ ownerId: number }>(
  'line_of',
  `select owner.id as "ownerId"
  from company_members m
  join company_profiles c on c.id = m.company_id
  join users owner on owner.id = c.user_id and not owner.is_suspended and owner.erased_at is null
  where m.user_id = $1`,
);

/** Returns whose live channel a person listens to: a company's members share its owner's. */
export const findLiveChannelId = async (db: Db, personId: number): Promise<number> => {
  const [work] = await findChannelOwner(db, personId);
  return work?.ownerId ?? personId;
};
