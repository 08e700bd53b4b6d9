import type {
  ComparisonColumn,
  ComparisonWithOptions,
} from '#features/quotes/comparison/rules/toggle-options.ts';
import { DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import { compareAmounts, parseDecimalOrThrow } from '#kernel/decimal.ts';

export const columnSorts = ['received', 'total', 'start', 'distance'] as const;
export type ColumnSort = (typeof columnSorts)[number];

const LAST = '9999';
const FAR = 9999;

const comparators: Record<ColumnSort, (a: ComparisonColumn, b: ComparisonColumn) => number> = {
  received: () => 0,
  total: (a, b) =>
    compareAmounts(
      parseDecimalOrThrow(a.totals.total, DECIMAL_PLACES_BY_KIND.money),
      parseDecimalOrThrow(b.totals.total, DECIMAL_PLACES_BY_KIND.money),
    ),
  start: (a, b) => (a.startsOn ?? LAST).localeCompare(b.startsOn ?? LAST),
  // Companies at an unknown distance come last.
  distance: (a, b) => (a.company.distanceKm ?? FAR) - (b.company.distanceKm ?? FAR),
};

/** Sorts the columns, and with them the cells of every row. */
export const sortColumns = (comparison: ComparisonWithOptions, sort: ColumnSort): ComparisonWithOptions => {
  const order = comparison.columns
    .map((column, index) => ({ column, at: index }))
    .toSorted((a, b) => comparators[sort](a.column, b.column));
  return {
    ...comparison,
    columns: order.map(({ column }) => column),
    rows: comparison.rows.map(({ kind, cells }) => ({
      kind,
      cells: order.flatMap(({ at: index }) => cells[index] ?? []),
    })),
  };
};
