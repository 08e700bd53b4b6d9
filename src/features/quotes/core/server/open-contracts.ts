import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { OpenContract } from '#server/privacy/personal-data.ts';

/**
 * A project has one such contract: signed, neither withdrawn from nor ended, and its work not done. A contract whose
 * other side is gone, or waits to be erased as well, delays nobody: two who delete their accounts would wait for each
 * other for ever.
 */
export const readOpenContracts = async (db: Db, userId: number): Promise<OpenContract[]> => {
  const { rows } = await db.execute<Pick<OpenContract, keyof OpenContract>>(sql`
    select distinct on (p.id) q.id as "quoteId", coalesce(q.number, '') as number, p.id as "projectId", q.request_id as "requestId", v.object,
      coalesce(case when p.client_id = ${userId} then q.client_name else q.company_name end, '') as "ownName",
      coalesce(case when p.client_id = ${userId} then q.company_name else q.client_name end, '') as "otherSide",
      other.id as "otherId"
    from projects p
    join company_profiles c on c.id = p.company_id
    join users other on other.id = case when p.client_id = ${userId} then c.user_id else p.client_id end
    join quote_acceptances a on a.project_id = p.id and a.withdrawn_at is null and a.ended_at is null
    join quotes q on q.id = a.quote_id and q.state = 'accepted'
    join quote_versions v on v.quote_id = a.quote_id and v.version = a.version
    where p.status = 'pending' and ${userId} in (p.client_id, c.user_id)
      and other.erased_at is null and (other.erase_at is null or other.erase_at > app_now())
    order by p.id, q.is_change, q.id`);
  return rows;
};
