import { and, eq, lt, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { clientReports } from './tables.ts';

interface Ruling {
  isUpheld: boolean;
  statement: string | null;
  moderator: Person;
  now: Date;
}

/** The first of two concurrent moderators decides. Returns whom the report is about. */
export const judgeClientReport = async (
  transaction: Db,
  id: number,
  { isUpheld, statement, moderator, now }: Ruling,
): Promise<{ why: null; personId: number; reporterId: number } | { why: 'alreadyDecided' | 'notFound' }> => {
  const isOne = eq(clientReports.id, id);
  const [report] = await transaction
    .update(clientReports)
    .set({
      status: isUpheld ? 'upheld' : 'dismissed',
      reviewedAt: now,
      reviewedBy: moderator.id,
      actionTaken: statement,
    })
    .where(and(isOne, eq(clientReports.status, 'pending')))
    .returning({ personId: clientReports.clientId, companyId: clientReports.companyId });
  if (report) {
    const { personId, companyId } = report;
    const [company] = await transaction
      .select({ reporterId: companyProfiles.userId })
      .from(companyProfiles)
      .where(eq(companyProfiles.id, companyId));
    return { why: null, personId, reporterId: company?.reporterId ?? personId };
  }
  return { why: (await transaction.$count(clientReports, isOne)) > 0 ? 'alreadyDecided' : 'notFound' };
};

export const forgetOldClientReports = (db: Db) =>
  db
    .delete(clientReports)
    .where(lt(clientReports.reviewedAt, sql`now() - make_interval(days => ${RETENTION_DAYS.decisions})`));
