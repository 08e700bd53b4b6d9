import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { fetchQuoteFile } from '#features/quotes/core/contract/files.ts';
import { requestPath } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import { quoteFiles } from './tables.ts';

export const quoteFileStore = createPrivateFiles('quotes');

export const readFilesOfVersion = (db: Db, { quoteId, version }: { quoteId: number; version: number }) =>
  db
    .select()
    .from(quoteFiles)
    .where(
      and(
        eq(quoteFiles.quoteId, quoteId),
        lte(quoteFiles.sinceVersion, version),
        or(isNull(quoteFiles.untilVersion), gte(quoteFiles.untilVersion, version)),
      ),
    )
    .orderBy(asc(quoteFiles.id));

/** A deleted draft takes the files that came with it along, and those it had left out are part of the quote again. */
export const deleteFilesOfDraft = async (
  transaction: Db,
  jobs: JobQueue,
  { quoteId, version }: { quoteId: number; version: number },
) => {
  const isOfQuote = eq(quoteFiles.quoteId, quoteId);
  const deletedFiles = await transaction
    .delete(quoteFiles)
    .where(and(isOfQuote, eq(quoteFiles.sinceVersion, version)))
    .returning();
  await removeFilesAfterCommit(transaction, jobs, deletedFiles.flatMap(quoteFileStore.namesOf));
  await transaction
    .update(quoteFiles)
    .set({ untilVersion: null })
    .where(and(isOfQuote, eq(quoteFiles.untilVersion, version - 1)));
};

export const presentQuoteFile = ({ id, quoteId, name, kind }: typeof quoteFiles.$inferSelect) => ({
  id,
  url: requestPath(fetchQuoteFile, { params: { id: quoteId, fileId: id } }),
  name,
  kind,
});
