import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import { displayUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { companyLeads as l } from './tables.ts';

const progress = { stage: l.stage, declinedFor: l.declinedFor, movedAt: l.movedAt };

export const personalData: PersonalData = {
  name: 'desk',
  tables: [l],

  async collect(db, userId) {
    return {
      leads: await db
        .select({ with: displayUsernameSql, note: l.note, ...progress })
        .from(l)
        .innerJoin(companyProfiles, eq(companyProfiles.id, l.companyId))
        .innerJoin(users, eq(users.id, l.userId))
        .where(eq(companyProfiles.userId, userId))
        .orderBy(asc(l.userId)),
      inquiries: await db
        .select({ to: companyProfiles.name, ...progress })
        .from(l)
        .innerJoin(companyProfiles, eq(companyProfiles.id, l.companyId))
        .where(eq(l.userId, userId))
        .orderBy(asc(l.companyId)),
    };
  },

  /** Both sides of a running contract stay on each other's boards. */
  async erase(transaction, userId, contracts) {
    const otherIds = contracts.map(({ otherId }) => otherId);
    const companiesOf = (ownerIds: number[]) =>
      transaction
        .select({ id: companyProfiles.id })
        .from(companyProfiles)
        .where(inArray(companyProfiles.userId, ownerIds));
    await transaction
      .delete(l)
      .where(
        or(
          and(eq(l.userId, userId), notInArray(l.companyId, companiesOf(otherIds))),
          and(inArray(l.companyId, companiesOf([userId])), notInArray(l.userId, otherIds)),
        ),
      );
  },
};
