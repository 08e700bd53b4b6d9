import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { LoggedProfileChange } from '#kernel/logged-profile-change.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import {
  companyInvitations as i,
  companyMembers as m,
  leadAssignees as k,
  teamActivityLog as l,
} from './tables.ts';

export const personalData: PersonalData = {
  name: 'team',
  tables: [m, l, k],

  async collect(db, userId) {
    return {
      team: await db
        .select({ company: c.name, role: m.role, joinedAt: m.joinedAt })
        .from(m)
        .innerJoin(c, eq(c.id, m.companyId))
        .where(eq(m.userId, userId)),
      leads: await db
        .select({ company: c.name, since: k.since, isMine: sql<boolean>`${k.userId} = ${userId}` })
        .from(k)
        .innerJoin(c, eq(c.id, k.companyId))
        .where(or(eq(k.userId, userId), eq(k.clientId, userId)))
        .orderBy(asc(k.since)),
      work: await db
        .select({
          company: c.name,
          action: l.action,
          changes: sql<
            LoggedProfileChange[]
          >`case when ${l.userId} = ${userId} then ${l.changes} else '[]' end`,
          createdAt: l.createdAt,
          isMine: sql<boolean>`${l.userId} = ${userId}`,
        })
        .from(l)
        .innerJoin(c, eq(c.id, l.companyId))
        .where(or(eq(l.userId, userId), eq(l.aboutId, userId)))
        .orderBy(asc(l.id)),
    };
  },

  /**
   * The audit log stays the company's, even about somebody deleted. Assignments go, except with people who have a
   * contract with them.
   */
  async erase(transaction, userId, contracts) {
    const otherIds = contracts.map(({ otherId }) => otherId);
    // The logged changes go with the owner's account, because they quote the profile and its telephone.
    await transaction.execute(sql`
      update company_log l set changes = '[]'
      from company_profiles c where c.id = l.company_id and c.user_id = ${userId}`);
    const withOthers = transaction.select({ id: c.id }).from(c).where(inArray(c.userId, otherIds));
    await transaction
      .delete(k)
      .where(
        and(
          or(eq(k.userId, userId), eq(k.clientId, userId)),
          notInArray(k.clientId, otherIds),
          notInArray(k.companyId, withOthers),
        ),
      );
    await transaction.delete(m).where(eq(m.userId, userId));
    await transaction
      .delete(i)
      .where(
        sql`lower(${i.email}) = (select lower(${users.email}) from ${users} where ${users.id} = ${userId})`,
      );
  },
};
