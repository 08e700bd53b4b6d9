import { asc, eq, or, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles as c } from '#companies/server/tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { companyInvitations as i, companyLog as l, companyMembers as m } from './tables.ts';

export const personalData: PersonalData = {
  name: 'team',
  tables: [m, l],

  async collect(db, userId) {
    return {
      team: await db
        .select({ company: c.name, role: m.role, joinedAt: m.joinedAt })
        .from(m)
        .innerJoin(c, eq(c.id, m.companyId))
        .where(eq(m.userId, userId)),
      work: await db
        .select({
          company: c.name,
          action: l.action,
          createdAt: l.createdAt,
          isMine: sql<boolean>`${l.userId} = ${userId}`,
        })
        .from(l)
        .innerJoin(c, eq(c.id, l.companyId))
        .where(or(eq(l.userId, userId), eq(l.aboutId, userId)))
        .orderBy(asc(l.id)),
    };
  },

  /** What was done stays the company's, by and about somebody who was deleted. Nobody waits for them any more. */
  async erase(transaction, userId) {
    await transaction.delete(m).where(eq(m.userId, userId));
    await transaction
      .delete(i)
      .where(
        sql`lower(${i.email}) = (select lower(${users.email}) from ${users} where ${users.id} = ${userId})`,
      );
  },
};
