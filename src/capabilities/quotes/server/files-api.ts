import { and, eq, isNull } from 'drizzle-orm';
import { fileName } from '#kernel/sent-file.ts';
import { attachToQuote, fetchQuoteFile, removeQuoteFile } from '#quotes/contract/files.ts';
import { FILES_AN_HOUR, MOST_FILES } from '#quotes/rules/quotes.ts';
import type { Db } from '#server/database/db.ts';
import { orNotStored } from '#server/files/or-not-stored.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { actAsCompany, holdOwnQuote, readAgain } from './act.ts';
import { sendLiveOfQuote } from './news.ts';
import { openDraft } from './open-draft.ts';
import { reportedQuote } from './reports.ts';
import { findOwnQuote, type QuoteRow, quoteSideOf } from './store.ts';
import { filesOfVersion, quoteFileStore } from './stored-files.ts';
import { quoteFiles } from './tables.ts';

const hasArrived = async (db: Db, quoteId: number, key: string | null) =>
  key !== null &&
  (await db.$count(quoteFiles, and(eq(quoteFiles.quoteId, quoteId), eq(quoteFiles.clientKey, key)))) > 0;

const attach: Route = answer(
  attachToQuote,
  async ({ file, params: { id }, person, idempotencyKey, tools, refuse }) => {
    const now = tools.clock.now();
    /** Whether there is nothing to store, and else the version it becomes part of. */
    const look = async (db: Db, quote: QuoteRow | undefined) => {
      if (!quote || quoteSideOf(quote, person.id) !== 'company') throw refuse('quoteNotFound');
      if (await hasArrived(db, id, idempotencyKey)) return null;
      const { version } = await openDraft(db, quote, refuse);
      if ((await filesOfVersion(db, { quoteId: id, version })).length >= MOST_FILES)
        throw refuse('tooManyFiles');
      return version;
    };
    const found = await look(tools.db, await findOwnQuote(tools.db, person.id, id));
    if (found === null) return readAgain(tools.db, id, { personId: person.id, now });
    await tools.limits.spend('quote-files', person.id, FILES_AN_HOUR);
    const taken = await quoteFileStore.take(file.bytes);
    if (typeof taken === 'string') throw refuse(taken);
    const { contents, ...made } = taken;
    await putForRow(tools, person, contents, async (transaction) => {
      // Asked again: while the picture was made others were faster, or the same file by another try.
      const held = await holdOwnQuote(transaction, tools, { person, id });
      const sinceVersion = await look(transaction, held?.quote);
      if (sinceVersion === null) return [...contents.keys()];
      const row = { ...made, quoteId: id, sinceVersion, name: fileName(file.name) };
      await transaction.insert(quoteFiles).values({ ...row, clientKey: idempotencyKey, createdAt: now });
      if (held) await sendLiveOfQuote(transaction, held.quote);
      return [];
    }).catch(orNotStored(tools, 'a file of a quote', refuse));
    return readAgain(tools.db, id, { personId: person.id, now });
  },
);

/** The client sees what was sent, with an older version too. */
const isSeenBy = (quote: QuoteRow, personId: number, { sinceVersion }: typeof quoteFiles.$inferSelect) =>
  quoteSideOf(quote, personId) === 'company' || sinceVersion <= (quote.sentVersion ?? 0);

const fetch: Route = answer(fetchQuoteFile, async ({ params, query, person, tools, refuse, concerns }) => {
  const { id, fileId } = params;
  const judged = person.userType === 'admin' ? await reportedQuote(tools.db, id) : undefined;
  const quote = judged ?? (await findOwnQuote(tools.db, person.id, id));
  const [row] = await tools.db
    .select()
    .from(quoteFiles)
    .where(and(eq(quoteFiles.id, fileId), eq(quoteFiles.quoteId, id)));
  // Whoever judges it sees what its client has.
  const isSeen = quote && row && isSeenBy(quote, judged ? (quote.clientId ?? 0) : person.id, row);
  const file = isSeen && (await quoteFileStore.handOut(tools.files, row, query.size));
  if (!file) throw refuse('fileNotFound');
  if (judged?.ownerId) concerns(judged.ownerId);
  return file;
});

const remove: Route = answer(removeQuoteFile, (call) =>
  actAsCompany(call, async ({ transaction, quote }) => {
    const { params, tools, refuse } = call;
    const isOne = and(
      eq(quoteFiles.id, params.fileId),
      eq(quoteFiles.quoteId, quote.id),
      isNull(quoteFiles.untilVersion),
    );
    const [row] = await transaction.select().from(quoteFiles).where(isOne);
    if (!row) throw refuse('fileNotFound');
    const { version } = await openDraft(transaction, quote, refuse);
    if (row.sinceVersion < version) {
      await transaction
        .update(quoteFiles)
        .set({ untilVersion: version - 1 })
        .where(isOne);
      return;
    }
    await transaction.delete(quoteFiles).where(isOne);
    await removeAfterwards(transaction, tools.jobs, quoteFileStore.namesOf(row));
  }),
);

export const quoteFileRoutes: readonly Route[] = [attach, fetch, remove];
