import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { contentReports, moderationLog } from './tables.ts';

/** Who decided is not said: moderators speak for Giewel. */
const decisionColumns = {
  subject: moderationLog.subject,
  verdict: moderationLog.verdict,
  reason: moderationLog.reason,
  statement: moderationLog.statement,
  createdAt: moderationLog.createdAt,
};

export const personalData: PersonalData = {
  name: 'moderation',
  tables: [moderationLog],

  async collect(db, userId) {
    return {
      decisions: await db
        .select(decisionColumns)
        .from(moderationLog)
        .where(eq(moderationLog.personId, userId))
        .orderBy(desc(moderationLog.id)),
      // Only who has proved that an address is theirs is given what was sent with it.
      contentReports: await db
        .select(getTableColumns(contentReports))
        .from(contentReports)
        .innerJoin(
          users,
          and(
            eq(users.id, userId),
            eq(users.isEmailVerified, true),
            sql`lower(${users.email}) = lower(${contentReports.email})`,
          ),
        )
        .orderBy(asc(contentReports.id)),
    };
  },

  async erase(transaction, userId) {
    await transaction
      .update(contentReports)
      .set({ name: null, email: null })
      .where(
        sql`lower(${contentReports.email}) = (select lower(email) from users where id = ${userId} and is_email_verified)`,
      );
    // The decision stays in the log; the words about the person go.
    await transaction
      .update(moderationLog)
      .set({ statement: null })
      .where(and(eq(moderationLog.personId, userId), isNotNull(moderationLog.statement)));
  },
};
