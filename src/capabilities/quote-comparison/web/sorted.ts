import { compareAmounts, decimalOf } from '#kernel/decimal.ts';
import type { Comparison } from '#quote-comparison/contract/comparison.ts';
import { PLACES } from '#quotes/rules/sums.ts';

export const sorts = ['received', 'total', 'start'] as const;
export type Sort = (typeof sorts)[number];

type Column = Comparison['columns'][number];

const LAST = '9999';

const compared: Record<Sort, (one: Column, other: Column) => number> = {
  received: () => 0,
  total: (one, other) =>
    compareAmounts(decimalOf(one.totals.total, PLACES.money), decimalOf(other.totals.total, PLACES.money)),
  start: (one, other) => (one.startsOn ?? LAST).localeCompare(other.startsOn ?? LAST),
};

/** Columns, and with them the cells of every row, in the order one likes. */
export const sorted = (comparison: Comparison, sort: Sort): Comparison => {
  const order = comparison.columns
    .map((column, at) => ({ column, at }))
    .toSorted((one, other) => compared[sort](one.column, other.column));
  return {
    ...comparison,
    columns: order.map(({ column }) => column),
    rows: comparison.rows.map(({ kind, cells }) => ({
      kind,
      cells: order.flatMap(({ at }) => cells[at] ?? []),
    })),
  };
};
