import type { Comparison } from '#features/quotes/comparison/contract/comparison.ts';
import { DECIMAL_PLACES, netOf, sumsOf, writeCents, writeSums } from '#features/quotes/core/rules/sums.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { priceEach } from './price-each.ts';

export type ComparisonColumn = Comparison['columns'][number];
type Cell = Comparison['rows'][number]['cells'][number];

/** The cell's sum counts the optional lines that are switched on. */
export interface ShownCell extends Cell {
  /** It is true if all its lines are optional and one at least is switched on. */
  isTaken: boolean;
  lines: ComparisonColumn['lines'];
}

export interface ShownComparison extends Omit<Comparison, 'rows'> {
  rows: { kind: Comparison['rows'][number]['kind']; cells: ShownCell[] }[];
}

export const lineKey = ({ quoteId }: ComparisonColumn, lineId: number) => `${quoteId}-${lineId}`;

/** An accepted quote shows the options that were chosen; another shows those that are tried out here. */
export const isOptionIn = (
  column: ComparisonColumn,
  selectedOptions: ReadonlySet<string>,
  lineId: number,
): boolean =>
  column.state === 'accepted' ? column.taken.includes(lineId) : selectedOptions.has(lineKey(column, lineId));

const columnWith = (column: ComparisonColumn, selectedOptions: ReadonlySet<string>): ComparisonColumn => {
  const { lines, isMainResidence, each } = column;
  const sums = sumsOf(lines, {
    isMainResidence,
    isTaken: ({ id }) => isOptionIn(column, selectedOptions, id),
  });
  return {
    ...column,
    totals: writeSums(sums),
    each: each && { ...each, price: writeCents(priceEach(sums.net, each)) },
  };
};

const cellWith = (cell: Cell, column: ComparisonColumn, selectedOptions: ReadonlySet<string>): ShownCell => {
  if (cell.state !== 'sum' && cell.state !== 'optional') return { ...cell, isTaken: false, lines: [] };
  const ids = new Set(cell.lineIds);
  const lines = column.lines.filter(({ id }) => ids.has(id));
  const countedLines = lines.filter(
    ({ id, isOptional }) => !isOptional || isOptionIn(column, selectedOptions, id),
  );
  const visibleLines = countedLines.length > 0 ? countedLines : lines;
  return {
    ...cell,
    net: writeCents(visibleLines.reduce((sum, line) => sum + netOf(line), 0n)),
    isTaken: cell.state === 'optional' && countedLines.length > 0,
    lines,
  };
};

/** Returns the table with the chosen optional lines: every sum of their column follows. */
export const withOptions = (
  comparison: Comparison,
  selectedOptions: ReadonlySet<string>,
): ShownComparison => {
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

export const centsOf = (amount: string): bigint => parseDecimalOrThrow(amount, DECIMAL_PLACES.money);
