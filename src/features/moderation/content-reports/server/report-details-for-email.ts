import { desc, isNull } from 'drizzle-orm';
import { contentReports } from '#features/moderation/core/server/tables.ts';
import type { FindWorkDetails } from '#features/notifications/core/server/index.ts';
import { stringsOf } from '#strings/strings.ts';

/** Staff read which page the newest report is about, and what is said of it, before they open the queue. */
export const findReportEmailDetails: FindWorkDetails = async (transaction, { kind, subject, language }) => {
  if (kind !== 'moderationWaits' || subject['queue'] !== 'content-reports') return null;
  const [report] = await transaction
    .select({ kind: contentReports.kind, address: contentReports.address })
    .from(contentReports)
    .where(isNull(contentReports.decidedAt))
    .orderBy(desc(contentReports.id))
    .limit(1);
  if (!report) return null;
  const { letters, reporting } = stringsOf(language);
  // Giewel's own reports have a kind that nobody can choose.
  const kinds: Readonly<Record<string, string>> = reporting.kinds;
  const about = kinds[report.kind] ?? reporting.kinds.other;
  return {
    subject: letters.subjects.report(about, report.address),
    facts: [about],
    place: report.address,
  };
};
