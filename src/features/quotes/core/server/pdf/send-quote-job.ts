import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { sendWebhookEvent } from '#features/api/webhooks/server/index.ts';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import { isQuoteOpen, MAX_PDF_ATTEMPTS } from '#features/quotes/core/rules/quotes.ts';
import {
  MAKE_PDF_JOB,
  type MakePdfPayload,
  returnQuoteToDraft,
} from '#features/quotes/core/server/begin-sending-quote.ts';
import { findOriginalQuote, lockAndCheckProjectUnderWay } from '#features/quotes/core/server/change-order.ts';
import { lockQuote } from '#features/quotes/core/server/lock-quote.ts';
import { notifyOfQuote, sendLiveOfQuote } from '#features/quotes/core/server/notify-of-quote.ts';
import { presentQuote } from '#features/quotes/core/server/present.ts';
import { readPricedWork } from '#features/quotes/core/server/quote-lines.ts';
import {
  hasInvitationPlaceFor,
  isQuotedCompanyAtWork,
  transitionQuotedInvitation,
} from '#features/quotes/core/server/quoted-invitation.ts';
import { findQuote, findQuoteVersion, type QuoteRow } from '#features/quotes/core/server/store.ts';
import { quotes, quoteVersions } from '#features/quotes/core/server/tables.ts';
import { transitionQuote } from '#features/quotes/core/server/transition-quote.ts';
import { addPricesFromQuote } from '#features/quotes/price-book/server/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { drawOnWhiteInChildProcess } from '#server/pages/draw-in-child-process.ts';
import type { Services } from '#server/services/services.ts';
import { drawQuoteInWorker, type DrawQuotePdf } from './draw-in-worker.ts';
import { type QuotePdfContent, quotePdfContentOf } from './pdf-content.ts';
import { insertPdfRow, createQuotePdfFile, pdfBytesByStorageName, type QuotePdfFile } from './pdf-store.ts';

/** These are points of the screen: four for each of the PDF’s. */
const LOGO_SIDE = 144;

const logoOf = async (files: FileStore, url: string | null): Promise<string | null> => {
  const file = url === null ? null : await files.read(url.slice(1));
  if (!file) return null;
  return (await drawOnWhiteInChildProcess(await buffer(file.content), LOGO_SIDE)).toString('base64');
};

/** Returns the content of a frozen version's PDF, in the language it goes out in. */
export const readPdfContent = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  row: QuoteRow,
  moment: Date,
): Promise<QuotePdfContent> => {
  const quote = await presentQuote(db, row, { personId: row.ownerId ?? 0, now: moment });
  return quotePdfContentOf(
    { ...quote, issuedOn: dayOf(moment) },
    {
      language: quote.paperLanguage,
      logo: await logoOf(files, row.companyLogoUrl),
      at: moment,
      changedQuote: await findOriginalQuote(db, row),
    },
  );
};

const isBeingSent = (
  quote: QuoteRow | undefined,
  { version, at }: { version: number; at?: Date },
): quote is QuoteRow & { sendingAt: Date } =>
  quote?.sendingAt != null &&
  quote.newestVersion === version &&
  (quote.state === 'draft' || isQuoteOpen(quote.state)) &&
  (at === undefined || quote.sendingAt.getTime() === at.getTime());

interface Sending {
  quoteRow: QuoteRow & { sendingAt: Date };
  content: QuotePdfContent;
  pdf: QuotePdfFile;
}

/** Stores the PDF and sends the quote, or does neither. Returns the files that no row names. */
const sendWith = async (
  transaction: Db,
  services: Services,
  { quoteRow, content, pdf }: Sending,
): Promise<string[]> => {
  const now = services.clock.now();
  const version = quoteRow.newestVersion;
  const lockedQuote = await lockQuote(transaction, services, quoteRow);
  if (!lockedQuote || !isBeingSent(lockedQuote.quote, { version, at: quoteRow.sendingAt }))
    return [...pdfBytesByStorageName([pdf]).keys()];
  const { quote, lockedRequest } = lockedQuote;
  const isWelcome =
    isQuotedCompanyAtWork(lockedQuote) &&
    hasInvitationPlaceFor(lockedRequest, quote.invitationId) &&
    !(await hasBlocked(transaction, quote.clientId, quote.ownerId));
  if (!isWelcome || !(await lockAndCheckProjectUnderWay(transaction, quote))) {
    await sendLiveOfQuote(transaction, await returnQuoteToDraft(transaction, quote));
    return [...pdfBytesByStorageName([pdf]).keys()];
  }
  const draft = await findQuoteVersion(transaction, quote.id, version);
  await transaction
    .update(quoteVersions)
    .set({ issuedOn: dayOf(quoteRow.sendingAt), sentAt: now, sha256: pdf.sha256 })
    .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, version)));
  await insertPdfRow(transaction, pdf, { quoteId: quote.id, version, kind: 'sent', content, madeAt: now });
  const sentQuote = await transitionQuote(transaction, quote, 'send', {
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
  if (!sentQuote) throw new Error(`Quote ${quote.id} was held and could not be sent`);
  if (quote.companyId !== null)
    await addPricesFromQuote(transaction, quote.companyId, {
      lines: await readPricedWork(transaction, draft),
      now,
    });
  await transitionQuotedInvitation(
    transaction,
    { quote: sentQuote, lockedRequest },
    { action: 'quote', now },
  );
  await notifyOfQuote(
    transaction,
    services,
    sentQuote,
    quote.state === 'draft' ? 'quoteReceived' : 'quoteRevised',
  );
  await sendLiveOfQuote(transaction, sentQuote);
  await sendWebhookEvent(transaction, services, [sentQuote.ownerId, sentQuote.clientId], {
    type: 'quote.sent',
    data: { quoteId: quote.id, version },
    at: now,
  });
  return [];
};

/** Returns true if sending is given up: the quote is a draft again, and its company is notified. */
const recordFailure = (services: Services, quoteRow: QuoteRow & { sendingAt: Date }): Promise<boolean> =>
  services.db.transaction(async (transaction) => {
    const lockedQuote = await lockQuote(transaction, services, quoteRow);
    if (
      !lockedQuote ||
      !isBeingSent(lockedQuote.quote, { version: quoteRow.newestVersion, at: quoteRow.sendingAt })
    )
      return true;
    const { quote } = lockedQuote;
    const sendingFailures = quote.sendingFailures + 1;
    if (sendingFailures < MAX_PDF_ATTEMPTS) {
      await transaction.update(quotes).set({ sendingFailures }).where(eq(quotes.id, quote.id));
      return false;
    }
    const draftQuote = await returnQuoteToDraft(transaction, quote);
    await notifyOfQuote(transaction, services, draftQuote, 'quoteNotSent');
    await sendLiveOfQuote(transaction, draftQuote);
    return true;
  });

/** Makes the PDF of a frozen version and sends the quote with it; tests pass another `draw`. */
export const createSendQuoteJob = (draw: DrawQuotePdf = drawQuoteInWorker): JobDefinition => ({
  name: MAKE_PDF_JOB,
  async run(payload, services) {
    const { quoteId, version } = payload as MakePdfPayload;
    const quoteRow = await findQuote(services.db, quoteId);
    if (!isBeingSent(quoteRow, { version }) || quoteRow.ownerId === null) return;
    try {
      const content = await readPdfContent(services, quoteRow, quoteRow.sendingAt);
      const pdf = createQuotePdfFile(await draw({ quote: content }));
      const owner = { id: quoteRow.ownerId, userType: null };
      await storeFilesWithRow(services, owner, pdfBytesByStorageName([pdf]), (transaction) =>
        sendWith(transaction, services, { quoteRow, content, pdf }),
      );
    } catch (error) {
      if (!(await recordFailure(services, quoteRow))) throw error;
      services.log.error({ err: error }, `the paper of quote ${quoteId} could not be made`);
    }
  },
});
