import { and, eq, isNull } from 'drizzle-orm';
import { attachToQuote, fetchQuoteFile, removeQuoteFile } from '#features/quotes/core/contract/files.ts';
import { MAX_QUOTE_FILES, QUOTE_FILE_RATE_LIMIT } from '#features/quotes/core/rules/quotes.ts';
import { cleanFileName } from '#kernel/uploaded-file.ts';
import type { Db } from '#server/database/db.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { createUploadErrorHandler } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { changeQuoteAsCompany, lockOwnQuote, readQuoteAfterChange } from './authorize-and-lock.ts';
import { requireOpenDraft } from './find-open-draft.ts';
import { sendLiveOfQuote } from './notify-of-quote.ts';
import { quoteFileStore, readFilesOfVersion } from './quote-files.ts';
import { findOpenReportOfQuote } from './quote-reports.ts';
import { findOwnQuote, type QuoteRow, quoteSideOf } from './store.ts';
import { quoteFiles } from './tables.ts';

const hasArrived = async (db: Db, quoteId: number, key: string | null) =>
  key !== null &&
  (await db.$count(quoteFiles, and(eq(quoteFiles.quoteId, quoteId), eq(quoteFiles.clientKey, key)))) > 0;

const attach: EndpointRoute = handle(
  attachToQuote,
  async ({ file, params: { id }, person, idempotencyKey, services, refuse }) => {
    const now = services.clock.now();
    /** Returns the version that the file becomes part of, or null if the file has arrived already. */
    const checkDraft = async (db: Db, quote: QuoteRow | undefined) => {
      if (!quote || quoteSideOf(quote, person.id) !== 'company') throw refuse('quoteNotFound');
      if (await hasArrived(db, id, idempotencyKey)) return null;
      const { version } = await requireOpenDraft(db, quote, refuse);
      if ((await readFilesOfVersion(db, { quoteId: id, version })).length >= MAX_QUOTE_FILES)
        throw refuse('tooManyFiles');
      return version;
    };
    const draftVersion = await checkDraft(services.db, await findOwnQuote(services.db, person.id, id));
    if (draftVersion === null) return readQuoteAfterChange(services.db, id, { personId: person.id, now });
    await services.limits.spend('quote-files', person.id, QUOTE_FILE_RATE_LIMIT);
    const takenFile = await quoteFileStore.take(file.bytes);
    if (typeof takenFile === 'string') throw refuse(takenFile);
    const { contents, ...fileFields } = takenFile;
    await storeFilesWithRow(services, person, contents, async (transaction) => {
      // The draft is checked again: meanwhile others were faster, or another try has stored the same file.
      const lockedQuote = await lockOwnQuote(transaction, services, { person, id });
      const sinceVersion = await checkDraft(transaction, lockedQuote?.quote);
      if (sinceVersion === null) return [...contents.keys()];
      const row = { ...fileFields, quoteId: id, sinceVersion, name: cleanFileName(file.name) };
      await transaction.insert(quoteFiles).values({ ...row, clientKey: idempotencyKey, createdAt: now });
      if (lockedQuote) await sendLiveOfQuote(transaction, lockedQuote.quote);
      return [];
    }).catch(createUploadErrorHandler(services, 'a file of a quote', refuse));
    return readQuoteAfterChange(services.db, id, { personId: person.id, now });
  },
);

/** The client sees the files of every version that was sent. */
const isSeenBy = (quote: QuoteRow, personId: number, { sinceVersion }: typeof quoteFiles.$inferSelect) =>
  quoteSideOf(quote, personId) === 'company' || sinceVersion <= (quote.sentVersion ?? 0);

const fetch: EndpointRoute = handle(
  fetchQuoteFile,
  async ({ params, query, person, services, refuse, concerns }) => {
    const { id, fileId } = params;
    const judgedQuote =
      person.userType === 'admin' ? await findOpenReportOfQuote(services.db, id) : undefined;
    const quote = judgedQuote ?? (await findOwnQuote(services.db, person.id, id));
    const [row] = await services.db
      .select()
      .from(quoteFiles)
      .where(and(eq(quoteFiles.id, fileId), eq(quoteFiles.quoteId, id)));
    // A moderator who judges the quote sees what its client has.
    const isSeen = quote && row && isSeenBy(quote, judgedQuote ? (quote.clientId ?? 0) : person.id, row);
    const file = isSeen && (await quoteFileStore.handOut(services.files, row, query.size));
    if (!file) throw refuse('fileNotFound');
    if (judgedQuote?.ownerId) concerns(judgedQuote.ownerId);
    return file;
  },
);

const remove: EndpointRoute = handle(removeQuoteFile, (call) =>
  changeQuoteAsCompany(call, async ({ transaction, quote }) => {
    const { params, services, refuse } = call;
    const isOne = and(
      eq(quoteFiles.id, params.fileId),
      eq(quoteFiles.quoteId, quote.id),
      isNull(quoteFiles.untilVersion),
    );
    const [row] = await transaction.select().from(quoteFiles).where(isOne);
    if (!row) throw refuse('fileNotFound');
    const { version } = await requireOpenDraft(transaction, quote, refuse);
    if (row.sinceVersion < version) {
      await transaction
        .update(quoteFiles)
        .set({ untilVersion: version - 1 })
        .where(isOne);
      return;
    }
    await transaction.delete(quoteFiles).where(isOne);
    await removeFilesAfterCommit(transaction, services.jobs, quoteFileStore.namesOf(row));
  }),
);

export const quoteFileRoutes: readonly EndpointRoute[] = [attach, fetch, remove];
