import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import {
  requestAdditions,
  requestFiles,
  requestInvitations,
  requestQuestions,
  requestReports,
  requests,
} from '#features/requests/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** Returns the client's texts and files that companies see, while the report is open: nothing afterwards. */
export const readReportedRequest = async (db: Db, reportId: number): Promise<CaseEvidence['request']> => {
  const [row] = await db
    .select({ id: requests.id, title: requests.title, description: requests.description })
    .from(requestReports)
    .innerJoin(requests, eq(requests.id, requestReports.requestId))
    .where(and(eq(requestReports.id, reportId), isNull(requestReports.decidedAt)));
  if (!row) return null;
  const [added, answers, files] = await Promise.all([
    db
      .select({ words: requestAdditions.words })
      .from(requestAdditions)
      .where(eq(requestAdditions.requestId, row.id))
      .orderBy(asc(requestAdditions.id)),
    db
      .select({ words: requestQuestions.answer })
      .from(requestQuestions)
      .innerJoin(requestInvitations, eq(requestInvitations.id, requestQuestions.invitationId))
      .where(eq(requestInvitations.requestId, row.id))
      .orderBy(asc(requestQuestions.id)),
    db
      .select()
      .from(requestFiles)
      .where(eq(requestFiles.requestId, row.id))
      .orderBy(asc(requestFiles.position)),
  ]);
  return {
    id: row.id,
    title: row.title ?? '',
    words: [row.description, ...answers.map(({ words }) => words), ...added.map(({ words }) => words)].filter(
      (words) => words !== null,
    ),
    files: files.map(({ id, name, caption, kind }) => ({
      id,
      url: `/api/requests/${row.id}/files/${id}`,
      name,
      caption,
      kind,
    })),
  };
};
