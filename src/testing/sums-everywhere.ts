import { eq } from 'drizzle-orm';
import { buildQuote } from '#demo/builders/quote.ts';
import { centsAsDecimal, SUM_LIMIT_CENTS } from '#features/quotes/core/rules/quote-sums.ts';
import { drawQuotePdf } from '#features/quotes/core/server/pdf/draw-quote.ts';
import { readPdfContent } from '#features/quotes/core/server/pdf/send-quote-job.ts';
import { presentQuote } from '#features/quotes/core/server/present.ts';
import { findQuote } from '#features/quotes/core/server/store.ts';
import { quoteLines, quotes } from '#features/quotes/core/server/tables.ts';
import { formatAmount } from '#kernel/format-amounts.ts';
import type { Services } from '#server/services/services.ts';
import { anyQuoteLine, asLineInput, exactSums } from './exact-sums.ts';
import fc from './fast-check.ts';
import { wordsInPdf } from './words-in-pdf.ts';

const MOST_QUOTE_LINES = 6;

const amount = (cents: bigint) => formatAmount(centsAsDecimal(cents), 'en');

/**
 * Stores, presents and prints random quotes: the database’s lines, the response’s sums and the PDF's words must
 * all match exact fractions. Returns the number of PDFs read.
 */
export const sumsEverywhere = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  { count, seed }: { count: number; seed: number },
): Promise<number> => {
  const anyQuote = fc
    .array(anyQuoteLine, { minLength: 1, maxLength: MOST_QUOTE_LINES })
    .filter((lines) => exactSums(lines).total < SUM_LIMIT_CENTS);
  const samples = fc.sample(anyQuote, { numRuns: count, seed });
  const now = new Date();
  const model = await buildQuote(db);
  const { companyId, clientId } = model;
  for (const lines of samples) {
    const { id } = await buildQuote(db, { companyId, clientId, lines: lines.map(asLineInput) });
    const exact = exactSums(lines);
    const row = await findQuote(db, id);
    if (!row) throw new Error('A quote was not stored');
    const lineRows = await db
      .select({ net: quoteLines.net })
      .from(quoteLines)
      .where(eq(quoteLines.quoteId, id))
      .orderBy(quoteLines.position);
    const { totals } = await presentQuote(db, row, { personId: row.ownerId ?? 0, now });
    const words = wordsInPdf(await drawQuotePdf(await readPdfContent({ db, files }, row, now)));
    const expectedWords = [
      ...exact.nets.map(amount),
      ...exact.taxes.flatMap(({ base, tax }) => [amount(base), amount(tax)]),
      amount(exact.net),
      `€${amount(exact.total)}`,
    ];
    const wrong = [
      ...exact.nets.filter((net, index) => lineRows[index]?.net !== centsAsDecimal(net)).map(centsAsDecimal),
      ...(totals.net === centsAsDecimal(exact.net) ? [] : [totals.net]),
      ...(totals.total === centsAsDecimal(exact.total) ? [] : [totals.total]),
      ...expectedWords.filter((word) => !words.includes(word)),
    ];
    if (wrong.length > 0)
      throw new Error(`${wrong.join(', ')} of ${JSON.stringify(lines.map(asLineInput))}, seed ${seed}`);
    await db.delete(quotes).where(eq(quotes.id, id));
  }
  return samples.length;
};
