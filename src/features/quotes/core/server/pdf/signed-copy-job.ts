import { eq, sql } from 'drizzle-orm';
import { formatPhoneNumber } from '#features/accounts/core/rules/phone-numbers.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import {
  type EmailContent,
  enqueueMail,
  mailLanguageOf,
} from '#features/notifications/email/server/index.ts';
import { prepareRoomDocument, insertMadeRoomDocument } from '#features/projects/room/server/index.ts';
import type { AcceptanceEvidence, Quote } from '#features/quotes/core/contract/shapes.ts';
import type { WithdrawalPagesContent } from '#features/quotes/core/rules/withdrawal-pages.ts';
import { lastFullDayBefore } from '#features/quotes/core/rules/withdrawal.ts';
import { sendLiveOfQuote } from '#features/quotes/core/server/notify-of-quote.ts';
import { findQuoteEmailDetails } from '#features/quotes/core/server/place-and-phone-for-quote-email.ts';
import { presentQuote } from '#features/quotes/core/server/present.ts';
import { findQuote, type QuoteRow, type QuoteSide } from '#features/quotes/core/server/store.ts';
import { quotes } from '#features/quotes/core/server/tables.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday } from '#kernel/dates.ts';
import { formatEuroAmount } from '#kernel/format-amounts.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { type ServerStrings, stringsOf } from '#strings/strings.ts';
import { drawQuoteInWorker, type DrawQuotePdf } from './draw-in-worker.ts';
import { evidencePageContentOf } from './evidence-content.ts';
import {
  findPdfRow,
  insertPdfRow,
  createQuotePdfFile,
  pdfBytesByStorageName,
  type QuotePdfFile,
  signedPdfKindBySide,
} from './pdf-store.ts';
import { withdrawalParagraphsForEmail } from './withdrawal-in-email.ts';

export const MAKE_SIGNED_COPY_JOB = 'make-signed-copy';

interface Signed {
  quote: Quote;
  evidence: AcceptanceEvidence;
  copies: Record<QuoteSide, QuotePdfFile>;
  /** The PDF is in this language. */
  language: Language;
  withdrawal: WithdrawalPagesContent | undefined;
}

/** The company's one email says what happens next, where the work is, and how to call the client. */
const nextForCompany = async (
  transaction: Db,
  { quote, evidence, language }: { quote: Quote; evidence: AcceptanceEvidence; language: Language },
): Promise<string[]> => {
  const { letters, news, quotePaper, quoting } = stringsOf(language);
  const { withdrawableUntil, beginsAtOnce } = evidence;
  const lastDay =
    withdrawableUntil && formatDateWithWeekday(noonOf(lastFullDayBefore(withdrawableUntil)), language);
  const subject = { quoteId: quote.id };
  const work = await findQuoteEmailDetails(transaction, {
    kind: 'quoteAccepted',
    subject,
    readsAs: 0,
    language,
  });
  return [
    ...(quote.isChange ? [] : [news.quoteAccepted.text()]),
    ...(lastDay ? [quotePaper.signedLetter.mayWithdraw(quoting.untilEndOf(lastDay))] : []),
    ...(lastDay && beginsAtOnce ? [quotePaper.signedLetter.atOnce] : []),
    ...(work?.place ? [letters.work.place(work.place)] : []),
    ...(work?.phone ? [letters.work.phone(formatPhoneNumber(work.phone))] : []),
  ];
};

const emailTo = (
  side: QuoteSide,
  { quote, evidence, copies, withdrawal }: Signed,
  { strings: { letters, news, quotePaper }, address }: { strings: ServerStrings; address: string },
  { total, next }: { total: string; next: readonly string[] },
): EmailContent => {
  const words = quotePaper.signedLetter;
  const number = quote.number ?? '';
  const quoteTitle = (quote.isChange ? quotePaper.theChange : quotePaper.theQuote)(number);
  const copyTitle = (quote.isChange ? quotePaper.signedChangeOf : quotePaper.signedCopyOf)(number);
  const acceptedTitle = news.quoteAccepted.title({
    quoteId: quote.id,
    number,
    from: evidence.name,
    ...(quote.isChange && { isChange: 1 }),
  });
  return {
    // For the company this is the notification itself, not an echo of it.
    subject:
      side === 'client'
        ? [copyTitle, quote.object, quote.company.name, total].filter(Boolean).join(', ')
        : letters.subjects.accepted(total, quote.object || number, evidence.name),
    heading: side === 'client' ? words.heading : acceptedTitle,
    facts: [...(quote.object ? [letters.work.job(quote.object)] : []), words.total(total)],
    paragraphs: [
      side === 'client'
        ? words.toClient({ company: quote.company.name, what: quoteTitle })
        : words.toCompany({ client: evidence.name, what: quoteTitle }),
      ...next,
      words.hash(copies[side].sha256.toString('hex')),
    ],
    // The law requires it in the confirmation too, in the language of the signed quote.
    ...(side === 'client' && withdrawal && { quote: withdrawalParagraphsForEmail(withdrawal) }),
    button: { label: words.button, address: `${address}${href('/quotes/:id', { id: quote.id })}` },
  };
};

/** Both sides get it whatever their settings: it is their contract. */
const mailCopies = async (transaction: Db, services: Services, row: QuoteRow, signed: Signed) => {
  const sides = { client: row.clientId, company: row.ownerId } as const;
  for (const side of ['client', 'company'] as const) {
    const personId = sides[side];
    if (personId === null) continue;
    const [person] = await transaction.select().from(users).where(eq(users.id, personId));
    if (!person || person.erasedAt !== null) continue;
    const readsIn = mailLanguageOf(person);
    // The client's email is in the PDF's language; to the company it is a notification in their own.
    const language = side === 'client' ? signed.language : readsIn;
    const strings = stringsOf(language);
    const total = formatEuroAmount(signed.evidence.total, language);
    await enqueueMail(transaction, services, {
      to: person.email,
      language,
      letter: emailTo(
        side,
        signed,
        { strings, address: publicBaseUrl(services.config, readsIn) },
        {
          total,
          next: side === 'company' ? await nextForCompany(transaction, { ...signed, language }) : [],
        },
      ),
      enclosures: [
        {
          name: strings.quotePaper.signedFile(row.number ?? ''),
          type: 'application/pdf',
          content: Buffer.from(signed.copies[side].bytes).toString('base64'),
        },
      ],
    });
  }
};

/** Returns null for a quote that was sent before there were PDFs. */
export const drawSignedCopies = async (
  services: Pick<Services, 'db' | 'clock'>,
  row: QuoteRow,
  draw: DrawQuotePdf,
): Promise<Signed | null> => {
  const now = services.clock.now();
  const sentPdf =
    row.sentVersion === null
      ? undefined
      : await findPdfRow(services.db, { quoteId: row.id, version: row.sentVersion, kind: 'sent' });
  const quote = await presentQuote(services.db, row, { personId: row.clientId ?? 0, now });
  const { evidence } = quote;
  if (!sentPdf?.content || !evidence) return null;
  const content = sentPdf.content;
  const drawCopy = async (network: string | null) => {
    const evidencePage = evidencePageContentOf(quote, evidence, { language: content.language, network });
    return createQuotePdfFile(await draw({ quote: content, evidence: evidencePage }));
  };
  const copies = { company: await drawCopy(null), client: await drawCopy(evidence.network) };
  return { quote, evidence, copies, language: content.language, withdrawal: content.withdrawal };
};

/** Stores the signed copies of an accepted quote in the project too, and mails them to both sides once. */
export const createSignedCopyJob = (draw: DrawQuotePdf = drawQuoteInWorker): JobDefinition => ({
  name: MAKE_SIGNED_COPY_JOB,
  async run(payload, services) {
    const { quoteId } = payload as { quoteId: number };
    const row = await findQuote(services.db, quoteId);
    const ownerId = row && (row.ownerId ?? row.clientId);
    if (row?.state !== 'accepted' || typeof ownerId !== 'number' || row.sentVersion === null) return;
    const versionKey = { quoteId, version: row.sentVersion };
    if (await findPdfRow(services.db, { ...versionKey, kind: 'signed' })) return;
    const signed = await drawSignedCopies(services, row, draw);
    if (!signed) return;
    const { copies, evidence } = signed;
    const inRoom = await prepareRoomDocument(copies.company.bytes);
    const contents = new Map([...pdfBytesByStorageName([copies.company, copies.client]), ...inRoom.contents]);
    await storeFilesWithRow(services, { id: ownerId, userType: null }, contents, async (transaction) => {
      await transaction.execute(sql`select from ${quotes} where ${eq(quotes.id, quoteId)} for update`);
      if (await findPdfRow(transaction, { ...versionKey, kind: 'signed' })) return [...contents.keys()];
      const madeAt = services.clock.now();
      for (const side of ['company', 'client'] as const)
        await insertPdfRow(transaction, copies[side], {
          ...versionKey,
          kind: signedPdfKindBySide[side],
          madeAt,
        });
      await mailCopies(transaction, services, row, signed);
      await sendLiveOfQuote(transaction, row);
      if (evidence.projectId === null || row.clientId === null) return [...inRoom.contents.keys()];
      const { quotePaper } = stringsOf(signed.language);
      await insertMadeRoomDocument(transaction, inRoom, {
        projectId: evidence.projectId,
        ownerId: row.clientId,
        side: 'client',
        name: quotePaper.signedFile(row.number ?? ''),
        createdAt: madeAt,
      });
      return [];
    });
  },
});
