import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import type { ComparableLine, ComparedQuote } from '#quote-comparison/rules/compare.ts';
import type { QuoteLine } from '#quotes/contract/shapes.ts';
import { presentLine, type QuoteRow, readQuotes, standingQuote } from '#quotes/server/index.ts';
import { quoteAcceptances, quoteLines, quotes, quoteVersions } from '#quotes/server/tables.ts';
import type { Db } from '#server/database/db.ts';

export interface FoundQuote {
  row: QuoteRow;
  version: typeof quoteVersions.$inferSelect & { validUntil: Day };
  lines: (QuoteLine & Pick<ComparableLine, 'kind' | 'unit'>)[];
  taken: ReadonlySet<number>;
}

/** What was sent, and holds or was accepted: the lines of all of them in one question. */
export const findCompared = async (db: Db, requestId: number, now: Date): Promise<FoundQuote[]> => {
  const rows = (
    await readQuotes(
      db,
      and(
        eq(quotes.requestId, requestId),
        inArray(quotes.state, ['sent', 'change-asked', 'accepted', 'declined', 'expired']),
      ),
    ).orderBy(asc(quotes.firstSentAt), asc(quotes.id))
  ).map((row) => standingQuote(row, now));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [versions, lines, acceptances] = await Promise.all([
    db.select().from(quoteVersions).where(inArray(quoteVersions.quoteId, ids)),
    db
      .select(getTableColumns(quoteLines))
      .from(quoteLines)
      // Of the version the client sees alone.
      .innerJoin(quotes, and(eq(quotes.id, quoteLines.quoteId), eq(quotes.sentVersion, quoteLines.version)))
      .where(inArray(quoteLines.quoteId, ids))
      .orderBy(asc(quoteLines.position)),
    db
      .select({ quoteId: quoteAcceptances.quoteId, options: quoteAcceptances.options })
      .from(quoteAcceptances)
      .where(inArray(quoteAcceptances.quoteId, ids)),
  ]);
  return rows.flatMap((row) => {
    const isShown = (one: { quoteId: number; version: number }) =>
      one.quoteId === row.id && one.version === row.sentVersion;
    const version = versions.find(isShown);
    const { validUntil } = version ?? {};
    if (!version || !validUntil) return [];
    const whole = lines.filter(isShown).flatMap((line) => {
      const { kind, unit, ...shown } = presentLine(line);
      return kind && unit ? [{ ...shown, kind, unit }] : [];
    });
    const taken = new Set(acceptances.find(({ quoteId }) => quoteId === row.id)?.options);
    return [{ row, version: { ...version, validUntil }, lines: whole, taken }];
  });
};

/** What the rules of the comparison read of it. */
export const comparedOf = ({ row, version, lines }: FoundQuote): ComparedQuote => ({
  quoteId: row.id,
  lines,
  exclusions: version.exclusions,
  inclusions: version.inclusions,
  plan: version.plan,
  startsOn: version.startsOn,
  validUntil: version.validUntil,
  isMainResidence: version.isMainResidence,
});
