import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { pdfStorageName } from './pdf/pdf-store.ts';
import { quoteFileStore } from './quote-files.ts';
import { quoteAcceptances, quoteFiles, quotePdfs, quotes } from './tables.ts';

const AT_A_TIME = 500;

/** If one side is gone, a signed quote stays with the other for ten years, and no longer. */
export const forgetSignedQuotesJob: JobDefinition = {
  name: 'forget-old-quotes',
  every: '27 3 * * *',
  run: async (_, { db, jobs }) => {
    const dueQuotes = await db
      .select({ id: quotes.id })
      .from(quotes)
      .innerJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
      .where(
        and(
          or(isNull(quotes.clientId), isNull(quotes.companyId)),
          lt(quoteAcceptances.at, sql`app_now() - interval '10 years'`),
        ),
      )
      .limit(AT_A_TIME);
    for (const { id } of dueQuotes)
      await db.transaction(async (transaction) => {
        const pdfs = await transaction.select().from(quotePdfs).where(eq(quotePdfs.quoteId, id));
        const files = await transaction.select().from(quoteFiles).where(eq(quoteFiles.quoteId, id));
        await transaction.delete(quotes).where(eq(quotes.id, id));
        const names = [...pdfs.map(pdfStorageName), ...files.flatMap(quoteFileStore.namesOf)];
        await removeFilesAfterCommit(transaction, jobs, names);
      });
  },
};
