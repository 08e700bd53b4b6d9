import { and, eq } from 'drizzle-orm';
import type { QuoteLineInput } from '#features/quotes/core/contract/fields.ts';
import type { QuoteLine } from '#features/quotes/core/contract/shapes.ts';
import { centsAsDecimal, type PricedLine } from '#features/quotes/core/rules/quote-sums.ts';
import type { PricedWork } from '#features/quotes/price-book/rules/price-book.ts';
import type { Db } from '#server/database/db.ts';
import { type QuoteLineRow, type QuoteVersionRow, readLinesOfVersion } from './store.ts';
import { quoteLines } from './tables.ts';

/** Trims to the fewest decimals that say the same, but no fewer than these: '18.5000' is '18.50'. */
const trimmed = (decimalText: string, least: number) => {
  const point = decimalText.indexOf('.');
  if (point === -1) return decimalText;
  let end = decimalText.length;
  while (end > point + 1 + least && decimalText[end - 1] === '0') end -= 1;
  return decimalText.slice(0, end === point + 1 ? point : end);
};

const PRICE_DECIMALS = 2;

export const presentQuoteLine = (
  row: Omit<QuoteLineRow, 'quoteId' | 'version' | 'position' | 'section'>,
): QuoteLine => ({
  id: row.lineId,
  kind: row.kind,
  description: row.description,
  quantity: row.quantity && trimmed(row.quantity, 0),
  unit: row.unit,
  unitPrice: row.unitPrice && trimmed(row.unitPrice, PRICE_DECIMALS),
  discountPercent: trimmed(row.discountPercent, 0),
  vatRate: row.vatRate,
  isOptional: row.isOptional,
  mayBeReduced: row.mayBeReduced,
  ...(row.unreadable && { unreadable: row.unreadable }),
  // The database computes it for every row, but a generated column counts as nullable.
  net: row.net ?? centsAsDecimal(0n),
});

/** The price book learns only from complete lines whose price is not negative. */
export const readPricedWork = async (
  db: Db,
  version: Pick<QuoteVersionRow, 'quoteId' | 'version'>,
): Promise<PricedWork[]> =>
  (await readLinesOfVersion(db, version)).flatMap(({ description, kind, unit, unitPrice, vatRate }) =>
    kind === null || unit === null || vatRate === null || unitPrice === null || unitPrice.startsWith('-')
      ? []
      : [{ description, kind, unit, unitPrice, vatRate }],
  );

export const presentQuoteSections = (
  { sectionTitles }: Pick<QuoteVersionRow, 'sectionTitles'>,
  rows: readonly QuoteLineRow[],
) =>
  sectionTitles.map((title, index) => ({
    title,
    lines: rows.filter(({ section }) => section === index).map(presentQuoteLine),
  }));

interface SectionInput {
  title: string;
  lines: readonly QuoteLineInput[];
}

const pricedLine = (line: QuoteLineInput): PricedLine => ({
  quantity: line.quantity ?? null,
  unitPrice: line.unitPrice ?? null,
  discountPercent: line.discountPercent ?? '0',
  vatRate: line.vatRate ?? null,
  isOptional: line.isOptional ?? false,
  mayBeReduced: line.mayBeReduced ?? false,
});

export const sectionsWithPricedLines = (sections: readonly SectionInput[]) =>
  sections.map(({ lines }) => ({ lines: lines.map(pricedLine) }));

/** Replaces the lines of a version. Lines retain their numbers, new ones get the next, and the last one is returned. */
export const replaceQuoteLines = async (
  transaction: Db,
  { quoteId, version }: Pick<QuoteVersionRow, 'quoteId' | 'version'>,
  {
    sections,
    knownIds,
    lastLineId,
  }: { sections: readonly SectionInput[]; knownIds: ReadonlySet<number>; lastLineId: number },
): Promise<number> => {
  let last = lastLineId;
  const used = new Set<number>();
  const numberOf = (id: number | null | undefined) => {
    // A line of another quote, or one that comes twice, is a new line.
    if (id && knownIds.has(id) && !used.has(id)) {
      used.add(id);
      return id;
    }
    last += 1;
    return last;
  };
  const rows = sections
    .flatMap(({ lines }, section) => lines.map((line) => ({ line, section })))
    .map(({ line, section }, position) => ({
      quoteId,
      version,
      lineId: numberOf(line.id),
      position,
      section,
      kind: line.kind ?? null,
      description: line.description,
      unit: line.unit ?? null,
      unreadable: line.unreadable ?? null,
      ...pricedLine(line),
    }));
  await transaction
    .delete(quoteLines)
    .where(and(eq(quoteLines.quoteId, quoteId), eq(quoteLines.version, version)));
  if (rows.length > 0) await transaction.insert(quoteLines).values(rows);
  return last;
};
