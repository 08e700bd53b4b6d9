import { type SQL, sql } from 'drizzle-orm';
import type { CompanySort } from '#features/directory/core/contract/directory.ts';
import type { RankedCompany } from '#features/directory/core/rules/sponsored-slots.ts';

/** A row of the narrow table, and how well it answers. */
export interface FoundRow extends RankedCompany, Record<string, unknown> {
  foldedName: string;
}

/** How a sort orders what was found, which keys its cursor holds and what "after the cursor" means. */
export interface SortOrder {
  kinds: readonly ('number' | 'string')[];
  /** The rank comes first among the keys. */
  isRanked: boolean;
  /** Only for those whose plan places them. */
  isPaid: boolean;
  cursorAt: (row: FoundRow) => (string | number)[];
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

/** What a search answers by itself: how well, and then the fair score. */
const organic: SortOrder = {
  kinds: ['number', 'number', 'number'],
  isRanked: true,
  isPaid: false,
  cursorAt: (row) => [row.rank, row.score, row.id],
  ...byScore,
};

/** Who pays, in turn for the paid seats (rules/seats.ts). */
export const paidOrder: SortOrder = {
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

/** Leaves out who has stood in the other of the two queues, up to where that one has come. */
export const notStoodUpTo =
  ({ isPaid }: SortOrder, keys: readonly (string | number)[]) =>
  (rank: SQL): SQL => {
    const [first, ...rest] = keys.map((key) => sql`${key}`);
    if (!isPaid)
      return sql`not ((${rank}, ${score}, ${id}) >= (${first}::integer, ${rest[0]}::double precision, ${rest[1]}::integer))`;
    return sql`not (${placement} > 0 and (${rank}, ${placement}, ${score}, ${id})
      >= (${first}::integer, ${rest[0]}::smallint, ${rest[1]}::double precision, ${rest[2]}::integer))`;
  };
