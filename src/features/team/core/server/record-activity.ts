import { lt, sql } from 'drizzle-orm';
import type { LoggedTeamAction } from '#features/team/core/rules/team-rules.ts';
import type { LoggedProfileChange } from '#kernel/logged-profile-change.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { teamActivityLog } from './tables.ts';

interface ActivityDetails {
  aboutId?: number;
  changes?: readonly LoggedProfileChange[];
}

const asJson = (changes: readonly LoggedProfileChange[]) => sql`${JSON.stringify(changes)}::jsonb`;

/** Records what somebody does for a company, and about whom. A company of one person needs no audit log. */
export const recordActivity = async (
  transaction: Db,
  person: Person,
  action: LoggedTeamAction,
  { aboutId, changes = [] }: ActivityDetails = {},
) => {
  if (person.userType !== 'company') return;
  await transaction.execute(sql`
    insert into company_log (company_id, user_id, action, about_id, changes)
    select c.id, ${person.memberId ?? person.id}, ${action}, ${aboutId ?? null}::integer, ${asJson(changes)}
    from company_profiles c
    where c.user_id = ${person.id} and exists (select from company_members m where m.company_id = c.id)`);
};

/** Records a change to the team itself, even if nobody has joined yet. */
export const recordMembershipChange = async (
  transaction: Db,
  { companyId, by, about }: { companyId: number; by: number; about?: number },
  action: LoggedTeamAction,
  changes: readonly LoggedProfileChange[] = [],
) => {
  await transaction
    .insert(teamActivityLog)
    .values({ companyId, userId: by, action, aboutId: about ?? null, changes: [...changes] });
};

export const forgetOldTeamActivity = (db: Db) =>
  db
    .delete(teamActivityLog)
    .where(lt(teamActivityLog.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS.companyLog})`));
