import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { reportReceiptFrom } from '#features/moderation/core/rules/moderation.ts';
import { mailReportReceived } from '#features/moderation/core/server/index.ts';
import { contentReports } from '#features/moderation/core/server/tables.ts';
import { notifyStaff } from '#features/notifications/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

type NewReport = Pick<
  typeof contentReports.$inferInsert,
  'kind' | 'address' | 'explanation' | 'ring' | 'name' | 'email' | 'language'
>;

export const newReportReceipt = () => reportReceiptFrom(randomBytes(16));

/** Stores a report, and returns its receipt. */
export const storeContentReport = async (
  services: Pick<Services, 'db' | 'clock' | 'jobs' | 'config'>,
  { kind, address, explanation, ring, name, email, language = null }: NewReport,
): Promise<string> => {
  const receipt = newReportReceipt();
  await services.db.transaction(async (transaction) => {
    await transaction.insert(contentReports).values({
      receipt,
      kind,
      address,
      explanation,
      ring,
      createdAt: services.clock.now(),
      name: name || null,
      email: email || null,
      language,
    });
    if (email) await mailReportReceived(transaction, services, { receipt, email, language });
    await notifyStaff(transaction, services, 'content-reports');
  });
  return receipt;
};

export const findContentReport = async (db: Db, receipt: string) => {
  const [row] = await db.select().from(contentReports).where(eq(contentReports.receipt, receipt));
  if (!row) return null;
  return {
    receipt,
    state: row.outcome ?? ('waiting' as const),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    statement: row.statement,
    taken: row.taken,
    wasGone: row.wasGone,
  };
};
