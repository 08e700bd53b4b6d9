import { sql } from 'drizzle-orm';
import type { MemberRole } from '#kernel/company-role.ts';
import { type Kind, termsOf } from '#notifications/rules/kinds.ts';
import type { Db } from '#server/database/db.ts';

/** Whose live stream a person hears: a company's members hear its owner's. */
export const lineOf = async (db: Db, personId: number): Promise<number> => {
  const { rows } = await db.execute<{ ownerId: number }>(sql`
    select owner.id as "ownerId"
    from company_members m
    join company_profiles c on c.id = m.company_id
    join users owner on owner.id = c.user_id and not owner.is_suspended and owner.erased_at is null
    where m.user_id = ${personId}`);
  return rows[0]?.ownerId ?? personId;
};

/** One of those who hear news; `ownerId` is the company's own account, where it is its team that hears it. */
export interface NewsReader {
  personId: number;
  ownerId: number | null;
}

/** Who hears news of this kind: whom it is for and, of a company, those of its team whom the kind concerns. */
export const readersOf = async (
  db: Db,
  { personId, kind }: { personId: number; kind: Kind },
): Promise<NewsReader[]> => {
  const { team } = termsOf(kind);
  if (!team) return [{ personId, ownerId: null }];
  const { rows } = await db.execute<{ id: number; role: MemberRole }>(sql`
    select m.user_id as id, m.role
    from company_profiles c
    join company_members m on m.company_id = c.id
    join users u on u.id = m.user_id and not u.is_suspended and u.erased_at is null
    where c.user_id = ${personId} order by m.user_id`);
  if (rows.length === 0) return [{ personId, ownerId: null }];
  const members = rows.filter(({ role }) => team === 'everybody' || role === 'manager');
  return [{ id: personId }, ...members].map(({ id }) => ({ personId: id, ownerId: personId }));
};
