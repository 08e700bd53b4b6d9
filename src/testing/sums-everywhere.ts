import { eq } from 'drizzle-orm';
import { buildQuote } from '#demo/builders/quote.ts';
import { formatAmount } from '#kernel/written-amounts.ts';
import { MOST_CENTS, writeCents } from '#quotes/rules/sums.ts';
import { drawQuote } from '#quotes/server/paper/draw-quote.ts';
import { contentOf } from '#quotes/server/paper/make-paper.ts';
import { presentQuote } from '#quotes/server/present.ts';
import { findQuote } from '#quotes/server/store.ts';
import { quoteLines, quotes } from '#quotes/server/tables.ts';
import type { Tools } from '#server/tools.ts';
import { anyLine, asGiven, exactSums } from './exact-sums.ts';
import fc from './fast-check.ts';
import { wordsInPdf } from './words-in-pdf.ts';

const MOST_LINES = 6;

const amount = (cents: bigint) => formatAmount(writeCents(cents), 'en');

/**
 * Random quotes, stored, answered and printed: the database’s lines, the answer’s sums and the words of the paper are
 * all what exact fractions come to. Says how many papers were read.
 */
export const sumsEverywhere = async (
  { db, files }: Pick<Tools, 'db' | 'files'>,
  { count, seed }: { count: number; seed: number },
): Promise<number> => {
  const anyQuote = fc
    .array(anyLine, { minLength: 1, maxLength: MOST_LINES })
    .filter((lines) => exactSums(lines).total < MOST_CENTS);
  const given = fc.sample(anyQuote, { numRuns: count, seed });
  const now = new Date();
  const model = await buildQuote(db);
  const { companyId, clientId } = model;
  for (const lines of given) {
    const { id } = await buildQuote(db, { companyId, clientId, lines: lines.map(asGiven) });
    const exact = exactSums(lines);
    const row = await findQuote(db, id);
    if (!row) throw new Error('A quote was not stored');
    const stored = await db
      .select({ net: quoteLines.net })
      .from(quoteLines)
      .where(eq(quoteLines.quoteId, id))
      .orderBy(quoteLines.position);
    const { totals } = await presentQuote(db, row, { personId: row.ownerId ?? 0, now });
    const words = wordsInPdf(await drawQuote(await contentOf({ db, files }, row, now)));
    const wanted = [
      ...exact.nets.map(amount),
      ...exact.taxes.flatMap(({ base, tax }) => [amount(base), amount(tax)]),
      amount(exact.net),
      `€${amount(exact.total)}`,
    ];
    const wrong = [
      ...exact.nets.filter((net, at) => stored[at]?.net !== writeCents(net)).map(writeCents),
      ...(totals.net === writeCents(exact.net) ? [] : [totals.net]),
      ...(totals.total === writeCents(exact.total) ? [] : [totals.total]),
      ...wanted.filter((one) => !words.includes(one)),
    ];
    if (wrong.length > 0)
      throw new Error(`${wrong.join(', ')} of ${JSON.stringify(lines.map(asGiven))}, seed ${seed}`);
    await db.delete(quotes).where(eq(quotes.id, id));
  }
  return given.length;
};
