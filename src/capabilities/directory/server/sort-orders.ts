import { type SQL, sql } from 'drizzle-orm';
import type { CompanySort } from '#directory/contract/directory.ts';
import type { Cursor } from './cursor.ts';

/** Where a company stands among those found. */
interface Standing {
  id: number;
  /** How well it answers; 0 for all where nothing was asked. */
  rank: number;
  placement: number;
  score: number;
  foldedName: string;
}

/** How a sort orders what was found, which keys its cursor holds and what "after the cursor" means. */
export interface SortOrder {
  kinds: readonly ('number' | 'string')[];
  /** The rank comes first among the keys. */
  isRanked: boolean;
  cursorAt: (standing: Standing) => Cursor;
  by: SQL;
  after: (keys: readonly SQL[]) => SQL;
}

const id = sql<number>`found.company_id`;
const rank = sql<number>`found.rank`;
const placement = sql<number>`found.placement`;
const score = sql<number>`found.rating_score`;
const foldedName = sql<string>`found.name`;

export const standingColumns = { rank, placement, score, foldedName };

/** From Premium's to everybody's. */
export const placements = [2, 1, 0] as const;

const nothing = sql``;

export const sortOrders: Record<CompanySort, SortOrder> = {
  relevance: {
    kinds: ['number', 'number', 'number', 'number'],
    isRanked: true,
    cursorAt: (it) => [it.rank, it.placement, it.score, it.id],
    by: sql`${placement} desc, ${score} desc, ${id} desc`,
    after: ([first = nothing, second = nothing, third = nothing]) =>
      sql`(${placement}, ${score}, ${id}) < (${first}::smallint, ${second}::double precision, ${third}::integer)`,
  },
  rating: {
    kinds: ['number', 'number'],
    isRanked: false,
    cursorAt: (it) => [it.score, it.id],
    by: sql`${score} desc, ${id} desc`,
    after: ([first = nothing, second = nothing]) =>
      sql`(${score}, ${id}) < (${first}::double precision, ${second}::integer)`,
  },
  newest: {
    kinds: ['number'],
    isRanked: false,
    cursorAt: (it) => [it.id],
    by: sql`${id} desc`,
    after: ([first = nothing]) => sql`${id} < ${first}::integer`,
  },
  name: {
    kinds: ['string', 'number'],
    isRanked: false,
    cursorAt: (it) => [it.foldedName, it.id],
    by: sql`${foldedName}, ${id}`,
    after: ([first = nothing, second = nothing]) =>
      sql`(${foldedName}, ${id}) > (${first}::text, ${second}::integer)`,
  },
};
