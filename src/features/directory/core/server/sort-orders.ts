import { type SQL, sql } from 'drizzle-orm';
import type { CompanySort } from '#features/directory/core/contract/directory.ts';
import type { RankedCompany } from '#features/directory/core/rules/sponsored-slots.ts';

/** A row comes from the narrow search table and has its rank. */
export interface SearchResultRow extends RankedCompany, Record<string, unknown> {
  foldedName: string;
}

/** An order knows its cursor's keys and the condition for rows after a cursor. */
export interface SortOrder {
  kinds: readonly ('number' | 'string')[];
  /** The rank is the first key. */
  isRanked: boolean;
  /** Only companies whose plan gives them a placement belong to it. */
  isPaid: boolean;
  cursorAt: (row: SearchResultRow) => (string | number)[];
  by: SQL;
  after: (keys: readonly SQL[]) => SQL;
}

const id = sql`found.company_id`;
const placement = sql`found.placement`;
const score = sql`found.rating_score`;
const foldedName = sql`found.name`;

const nothing = sql``;

const byScore = {
  by: sql`${score} desc, ${id} desc`,
  after: ([first = nothing, second = nothing]: readonly SQL[]) =>
    sql`(${score}, ${id}) < (${first}::double precision, ${second}::integer)`,
};

/** The organic order sorts by rank, then by the fair score. */
const organic: SortOrder = {
  kinds: ['number', 'number', 'number'],
  isRanked: true,
  isPaid: false,
  cursorAt: (row) => [row.rank, row.score, row.id],
  ...byScore,
};

/** Sorts the candidates for sponsored slots (rules/sponsored-slots.ts). */
export const sponsoredSortOrder: SortOrder = {
  kinds: ['number', 'number', 'number', 'number'],
  isRanked: true,
  isPaid: true,
  cursorAt: (row) => [row.rank, row.placement, row.score, row.id],
  by: sql`${placement} desc, ${score} desc, ${id} desc`,
  after: ([first = nothing, second = nothing, third = nothing]) =>
    sql`(${placement}, ${score}, ${id}) < (${first}::smallint, ${second}::double precision, ${third}::integer)`,
};

export const sortOrders: Record<CompanySort, SortOrder> = {
  relevance: organic,
  rating: {
    kinds: ['number', 'number'],
    isRanked: false,
    isPaid: false,
    cursorAt: (row) => [row.score, row.id],
    ...byScore,
  },
  newest: {
    kinds: ['number'],
    isRanked: false,
    isPaid: false,
    cursorAt: (row) => [row.id],
    by: sql`${id} desc`,
    after: ([first = nothing]) => sql`${id} < ${first}::integer`,
  },
  name: {
    kinds: ['string', 'number'],
    isRanked: false,
    isPaid: false,
    cursorAt: (row) => [row.foldedName, row.id],
    by: sql`${foldedName}, ${id}`,
    after: ([first = nothing, second = nothing]) =>
      sql`(${foldedName}, ${id}) > (${first}::text, ${second}::integer)`,
  },
};

/** Leaves out companies that the other queue has placed, up to its own position. */
export const excludePlacedByOtherQueue =
  ({ isPaid }: SortOrder, keys: readonly (string | number)[]) =>
  (rank: SQL): SQL => {
    const [first, ...rest] = keys.map((key) => sql`${key}`);
    if (!isPaid)
      return sql`not ((${rank}, ${score}, ${id}) >= (${first}::integer, ${rest[0]}::double precision, ${rest[1]}::integer))`;
    return sql`not (${placement} > 0 and (${rank}, ${placement}, ${score}, ${id})
      >= (${first}::integer, ${rest[0]}::smallint, ${rest[1]}::double precision, ${rest[2]}::integer))`;
  };
