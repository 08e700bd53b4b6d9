import { compareAmounts, decimalOf } from '#kernel/decimal.ts';
import type { Column, ShownComparison } from '#quote-comparison/rules/take-in.ts';
import { PLACES } from '#quotes/rules/sums.ts';

export const columnSorts = ['received', 'total', 'start', 'distance'] as const;
export type Sort = (typeof columnSorts)[number];

const LAST = '9999';
const FAR = 9999;

const compared: Record<Sort, (one: Column, other: Column) => number> = {
  received: () => 0,
  total: (one, other) =>
    compareAmounts(decimalOf(one.totals.total, PLACES.money), decimalOf(other.totals.total, PLACES.money)),
  start: (one, other) => (one.startsOn ?? LAST).localeCompare(other.startsOn ?? LAST),
  // Those of whom it is not known come last.
  distance: (one, other) => (one.company.distanceKm ?? FAR) - (other.company.distanceKm ?? FAR),
};

/** Columns, and with them the cells of every row, in the order one likes. */
export const sortColumns = (comparison: ShownComparison, sort: Sort): ShownComparison => {
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
