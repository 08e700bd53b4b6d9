import { decimalOf } from '#kernel/decimal.ts';
import { type Comparison } from '#quote-comparison/contract/comparison.ts';
import { PLACES, sumsOf, writeSums } from '#quotes/rules/sums.ts';

export type Column = Comparison['columns'][number];
export type Row = Comparison['rows'][number];
export type Cell = Row['cells'][number];

/** A quote with the optional lines that are taken in: every sum of its column follows. */
export const withTaken = (column: Column, taken: ReadonlySet<string>): Column => ({
  ...column,
  totals: writeSums(
    sumsOf(column.lines, {
      isMainResidence: column.isMainResidence,
      isTaken: ({ id }) => taken.has(keyOf(column, id)),
    }),
  ),
});

export const keyOf = ({ quoteId }: Column, lineId: number) => `${quoteId}-${lineId}`;

export const cents = (written: string): bigint => decimalOf(written, PLACES.money);
