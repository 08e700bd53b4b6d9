import { decimalOf } from '#kernel/decimal.ts';
import type { Comparison } from '#quote-comparison/contract/comparison.ts';
import { netOf, PLACES, sumsOf, writeCents, writeSums } from '#quotes/rules/sums.ts';
import { priceEach } from './price-each.ts';

export type Column = Comparison['columns'][number];
type Cell = Comparison['rows'][number]['cells'][number];

/** What a quote says of a kind while some of its optional lines are taken in. */
export interface ShownCell extends Cell {
  /** Of lines that are all optional one at least is taken in. */
  isTaken: boolean;
  lines: Column['lines'];
}

export interface ShownComparison extends Omit<Comparison, 'rows'> {
  rows: { kind: Comparison['rows'][number]['kind']; cells: ShownCell[] }[];
}

export const keyOfLine = ({ quoteId }: Column, lineId: number) => `${quoteId}-${lineId}`;

/** Of a quote that was accepted what was chosen then, of the others what is tried out here. */
export const isTakenIn = (column: Column, taken: ReadonlySet<string>, lineId: number): boolean =>
  column.state === 'accepted' ? column.taken.includes(lineId) : taken.has(keyOfLine(column, lineId));

const columnWith = (column: Column, taken: ReadonlySet<string>): Column => {
  const { lines, isMainResidence, each } = column;
  const sums = sumsOf(lines, { isMainResidence, isTaken: ({ id }) => isTakenIn(column, taken, id) });
  return {
    ...column,
    totals: writeSums(sums),
    each: each && { ...each, price: writeCents(priceEach(sums.net, each)) },
  };
};

const cellWith = (cell: Cell, column: Column, taken: ReadonlySet<string>): ShownCell => {
  if (cell.state !== 'sum' && cell.state !== 'optional') return { ...cell, isTaken: false, lines: [] };
  const ids = new Set(cell.lineIds);
  const lines = column.lines.filter(({ id }) => ids.has(id));
  const counted = lines.filter(({ id, isOptional }) => !isOptional || isTakenIn(column, taken, id));
  const shown = counted.length > 0 ? counted : lines;
  return {
    ...cell,
    net: writeCents(shown.reduce((sum, line) => sum + netOf(line), 0n)),
    isTaken: cell.state === 'optional' && counted.length > 0,
    lines,
  };
};

/** The table with the optional lines that are taken in: every sum of their column follows. */
export const takeIn = (comparison: Comparison, taken: ReadonlySet<string>): ShownComparison => {
  const columns = comparison.columns.map((column) => columnWith(column, taken));
  return {
    ...comparison,
    columns,
    rows: comparison.rows.map(({ kind, cells }) => ({
      kind,
      cells: columns.flatMap((column, at) => {
        const cell = cells[at];
        return cell ? [cellWith(cell, column, taken)] : [];
      }),
    })),
  };
};

export const centsOf = (written: string): bigint => decimalOf(written, PLACES.money);
