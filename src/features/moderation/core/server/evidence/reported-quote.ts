import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import { fetchQuotePdf } from '#features/quotes/core/contract/quotes.ts';
import { presentQuoteFile, readFilesOfVersion } from '#features/quotes/core/server/index.ts';
import { quoteLines, quoteReports, quotes, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { requestPath } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';

/** Returns the sent versions, newest first, while the report is open: nothing afterwards, and no draft. */
export const readReportedQuote = async (db: Db, reportId: number): Promise<CaseEvidence['quote']> => {
  const [row] = await db
    .select({ id: quotes.id, number: quotes.number })
    .from(quoteReports)
    .innerJoin(quotes, eq(quotes.id, quoteReports.quoteId))
    .where(and(eq(quoteReports.id, reportId), isNull(quoteReports.decidedAt)));
  if (!row) return null;
  const isSent = and(eq(quoteVersions.quoteId, row.id), isNotNull(quoteVersions.sentAt));
  const [versions, lines] = await Promise.all([
    db.select().from(quoteVersions).where(isSent).orderBy(asc(quoteVersions.version)),
    db
      .select({ version: quoteLines.version, words: quoteLines.description })
      .from(quoteLines)
      .innerJoin(
        quoteVersions,
        and(eq(quoteVersions.quoteId, quoteLines.quoteId), eq(quoteVersions.version, quoteLines.version)),
      )
      .where(isSent)
      .orderBy(asc(quoteLines.version), asc(quoteLines.position)),
  ]);
  const newest = versions.at(-1);
  if (!newest) return null;
  const attached = await readFilesOfVersion(db, newest);
  return {
    id: row.id,
    title: row.number ?? '',
    words: [
      newest.object,
      newest.intro,
      ...newest.sectionTitles,
      ...lines.filter(({ version }) => version === newest.version).map(({ words }) => words),
      ...newest.exclusions.map(({ text }) => text),
      newest.conditions,
    ].filter((words) => words !== ''),
    files: [
      ...versions.map(({ version }) => ({
        id: version,
        url: requestPath(fetchQuotePdf, { params: { id: row.id, version } }),
        name: `${row.number} (${version}).pdf`,
        caption: null,
        kind: 'pdf' as const,
      })),
      ...attached.map((file) => ({ ...presentQuoteFile(file), caption: null })),
    ],
  };
};
