import type { QuoteComparison } from '#features/quotes/comparison/contract/comparison.ts';
import {
  centsAsDecimal,
  DECIMAL_PLACES_BY_KIND,
  netCentsOfLine,
  quoteSumsOf,
  sumsAsDecimals,
} from '#features/quotes/core/rules/quote-sums.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { pricePerUnitCents } from './price-per-unit.ts';

export type ComparisonColumn = QuoteComparison['columns'][number];
type Cell = QuoteComparison['rows'][number]['cells'][number];

/** The cell's sum counts the optional lines that are switched on. */
export interface CellWithOptions extends Cell {
  /** It is true if all its lines are optional and one at least is switched on. */
  isTaken: boolean;
  lines: ComparisonColumn['lines'];
}

export interface ComparisonWithOptions extends Omit<QuoteComparison, 'rows'> {
  rows: { kind: QuoteComparison['rows'][number]['kind']; cells: CellWithOptions[] }[];
}

export const quoteLineKey = ({ quoteId }: ComparisonColumn, lineId: number) => `${quoteId}-${lineId}`;

/** An accepted quote shows the options that were chosen; another shows those that are tried out here. */
export const isOptionSelectedIn = (
  column: ComparisonColumn,
  selectedOptions: ReadonlySet<string>,
  lineId: number,
): boolean =>
  column.state === 'accepted'
    ? column.taken.includes(lineId)
    : selectedOptions.has(quoteLineKey(column, lineId));

const columnWith = (column: ComparisonColumn, selectedOptions: ReadonlySet<string>): ComparisonColumn => {
  const { lines, isMainResidence, each } = column;
  const sums = quoteSumsOf(lines, {
    isMainResidence,
    isTaken: ({ id }) => isOptionSelectedIn(column, selectedOptions, id),
  });
  return {
    ...column,
    totals: sumsAsDecimals(sums),
    each: each && { ...each, price: centsAsDecimal(pricePerUnitCents(sums.net, each)) },
  };
};

const cellWith = (
  cell: Cell,
  column: ComparisonColumn,
  selectedOptions: ReadonlySet<string>,
): CellWithOptions => {
  if (cell.state !== 'sum' && cell.state !== 'optional') return { ...cell, isTaken: false, lines: [] };
  const ids = new Set(cell.lineIds);
  const lines = column.lines.filter(({ id }) => ids.has(id));
  const countedLines = lines.filter(
    ({ id, isOptional }) => !isOptional || isOptionSelectedIn(column, selectedOptions, id),
  );
  const visibleLines = countedLines.length > 0 ? countedLines : lines;
  return {
    ...cell,
    net: centsAsDecimal(visibleLines.reduce((sum, line) => sum + netCentsOfLine(line), 0n)),
    isTaken: cell.state === 'optional' && countedLines.length > 0,
    lines,
  };
};

/** Returns the table with the chosen optional lines: every sum of their column follows. */
export const applySelectedOptions = (
  comparison: QuoteComparison,
  selectedOptions: ReadonlySet<string>,
): ComparisonWithOptions => {
  const columns = comparison.columns.map((column) => columnWith(column, selectedOptions));
  return {
    ...comparison,
    columns,
    rows: comparison.rows.map(({ kind, cells }) => ({
      kind,
      cells: columns.flatMap((column, index) => {
        const cell = cells[index];
        return cell ? [cellWith(cell, column, selectedOptions)] : [];
      }),
    })),
  };
};

export const parseCents = (amount: string): bigint =>
  parseDecimalOrThrow(amount, DECIMAL_PLACES_BY_KIND.money);
