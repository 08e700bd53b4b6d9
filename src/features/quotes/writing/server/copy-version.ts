import {
  presentQuoteSections,
  type QuoteLineRow,
  type QuoteVersionRow,
  readLinesOfVersion,
  replaceQuoteLines,
} from '#features/quotes/core/server/index.ts';
import type { Db } from '#server/database/db.ts';

/** Another quote, or the next version, takes over these fields. */
export const pickFieldsToCopy = ({
  object,
  intro,
  conditions,
  durationDays,
  warrantyMonths,
  sectionTitles,
  exclusions,
  inclusions,
  plan,
  net,
  total,
}: QuoteVersionRow) => ({
  object,
  intro,
  conditions,
  durationDays,
  warrantyMonths,
  sectionTitles,
  exclusions,
  inclusions,
  plan,
  net,
  total,
});

/** A price that only a change order may have must be typed again elsewhere. */
const withoutNegative = (row: QuoteLineRow): QuoteLineRow => ({
  ...row,
  unitPrice: row.unitPrice?.startsWith('-') ? null : row.unitPrice,
});

/** Copied lines get new numbers in another quote, and retain theirs in another version of this one. */
export const copyQuoteLines = async (
  transaction: Db,
  from: QuoteVersionRow,
  to: { quoteId: number; version: number },
  { knownIds, mayBeNegative }: { knownIds: ReadonlySet<number>; mayBeNegative: boolean },
): Promise<number> => {
  const sections = presentQuoteSections(
    from,
    (await readLinesOfVersion(transaction, from)).map(mayBeNegative ? (row) => row : withoutNegative),
  );
  return replaceQuoteLines(transaction, to, { sections, knownIds, lastLineId: 0 });
};
