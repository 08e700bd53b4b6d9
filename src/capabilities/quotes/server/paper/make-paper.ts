import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import { hasBlocked } from '#messaging/server/index.ts';
import { learnPrices } from '#price-book/server/index.ts';
import { isOpen, PAPER_TRIES } from '#quotes/rules/quotes.ts';
import { isUnderWay, quoteChangedBy } from '#quotes/server/change-order.ts';
import { holdQuote } from '#quotes/server/hold-quote.ts';
import { pricedWork } from '#quotes/server/lines.ts';
import { moveQuote } from '#quotes/server/move.ts';
import { notifyOfQuote, sendLiveOfQuote } from '#quotes/server/news.ts';
import { presentQuote } from '#quotes/server/present.ts';
import { answerInvitation, hasRoomFor, isAtWork } from '#quotes/server/quoted-invitation.ts';
import { endSending, MAKE_PAPER, type PaperPayload } from '#quotes/server/sending.ts';
import { findQuote, findVersion, type QuoteRow } from '#quotes/server/store.ts';
import { quotes, quoteVersions } from '#quotes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import type { Job } from '#server/jobs.ts';
import { onWhiteApart } from '#server/pages/draw-apart.ts';
import type { Tools } from '#server/tools.ts';
import { type Draw, drawQuoteApart } from './draw.ts';
import { paperOf, type QuotePaper } from './paper-content.ts';
import { contentsOf, type DrawnPaper, drawnPaper, storePaper } from './papers.ts';

/** In points of the screen: four for each of the paper’s. */
const LOGO_SIDE = 144;

const logoOf = async (files: FileStore, url: string | null): Promise<string | null> => {
  const file = url === null ? null : await files.read(url.slice(1));
  if (!file) return null;
  return (await onWhiteApart(await buffer(file.content), LOGO_SIDE)).toString('base64');
};

/** What the paper of a frozen version says, in the language it goes out in. */
export const contentOf = async (
  { db, files }: Pick<Tools, 'db' | 'files'>,
  row: QuoteRow,
  at: Date,
): Promise<QuotePaper> => {
  const quote = await presentQuote(db, row, { personId: row.ownerId ?? 0, now: at });
  return paperOf(
    { ...quote, issuedOn: dayOf(at) },
    {
      language: quote.paperLanguage,
      logo: await logoOf(files, row.companyLogoUrl),
      at,
      changed: await quoteChangedBy(db, row),
    },
  );
};

const isBeingSent = (
  quote: QuoteRow | undefined,
  { version, at }: { version: number; at?: Date },
): quote is QuoteRow & { sendingAt: Date } =>
  quote?.sendingAt != null &&
  quote.newestVersion === version &&
  (quote.state === 'draft' || isOpen(quote.state)) &&
  (at === undefined || quote.sendingAt.getTime() === at.getTime());

interface Sending {
  seen: QuoteRow & { sendingAt: Date };
  content: QuotePaper;
  paper: DrawnPaper;
}

/** The paper is stored and the quote sent, or neither. Answers the file that nothing names. */
const sendWith = async (
  transaction: Db,
  tools: Tools,
  { seen, content, paper }: Sending,
): Promise<string[]> => {
  const now = tools.clock.now();
  const version = seen.newestVersion;
  const found = await holdQuote(transaction, tools, seen);
  if (!found || !isBeingSent(found.quote, { version, at: seen.sendingAt }))
    return [...contentsOf([paper]).keys()];
  const { quote, held } = found;
  const isWelcome =
    isAtWork(found) &&
    hasRoomFor(held, quote.invitationId) &&
    !(await hasBlocked(transaction, quote.clientId, quote.ownerId));
  if (!isWelcome || !(await isUnderWay(transaction, quote))) {
    await sendLiveOfQuote(transaction, await endSending(transaction, quote));
    return [...contentsOf([paper]).keys()];
  }
  const draft = await findVersion(transaction, quote.id, version);
  await transaction
    .update(quoteVersions)
    .set({ issuedOn: dayOf(seen.sendingAt), sentAt: now, sha256: paper.sha256 })
    .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, version)));
  await storePaper(transaction, paper, { quoteId: quote.id, version, kind: 'sent', content, madeAt: now });
  const sent = await moveQuote(transaction, quote, 'send', {
    now,
    sentVersion: version,
    sentAt: now,
    firstSentAt: quote.firstSentAt ?? now,
    validUntil: draft.validUntil,
    changeWords: null,
    seenAt: null,
    sendingAt: null,
    sendingFailures: 0,
  });
  if (!sent) throw new Error(`Quote ${quote.id} was held and could not be sent`);
  if (quote.companyId !== null)
    await learnPrices(transaction, quote.companyId, { lines: await pricedWork(transaction, draft), now });
  await answerInvitation(transaction, { quote: sent, held }, { act: 'quote', now });
  await notifyOfQuote(transaction, tools, sent, quote.state === 'draft' ? 'quoteReceived' : 'quoteRevised');
  await sendLiveOfQuote(transaction, sent);
  return [];
};

/** Whether it is given up: the quote is a draft again then, and its company told. */
const noteFailure = (tools: Tools, seen: QuoteRow & { sendingAt: Date }): Promise<boolean> =>
  tools.db.transaction(async (transaction) => {
    const found = await holdQuote(transaction, tools, seen);
    if (!found || !isBeingSent(found.quote, { version: seen.newestVersion, at: seen.sendingAt })) return true;
    const { quote } = found;
    const sendingFailures = quote.sendingFailures + 1;
    if (sendingFailures < PAPER_TRIES) {
      await transaction.update(quotes).set({ sendingFailures }).where(eq(quotes.id, quote.id));
      return false;
    }
    const ended = await endSending(transaction, quote);
    await notifyOfQuote(transaction, tools, ended, 'quoteNotSent');
    await sendLiveOfQuote(transaction, ended);
    return true;
  });

/** Makes the paper of a frozen version and sends the quote with it; `draw` is another one where a test says so. */
export const makePaperJob = (draw: Draw = drawQuoteApart): Job => ({
  name: MAKE_PAPER,
  async run(payload, tools) {
    const { quoteId, version } = payload as PaperPayload;
    const seen = await findQuote(tools.db, quoteId);
    if (!isBeingSent(seen, { version }) || seen.ownerId === null) return;
    try {
      const content = await contentOf(tools, seen, seen.sendingAt);
      const paper = drawnPaper(await draw({ quote: content }));
      const owner = { id: seen.ownerId, userType: null };
      await putForRow(tools, owner, contentsOf([paper]), (transaction) =>
        sendWith(transaction, tools, { seen, content, paper }),
      );
    } catch (error) {
      if (!(await noteFailure(tools, seen))) throw error;
      tools.log.error({ err: error }, `the paper of quote ${quoteId} could not be made`);
    }
  },
});
