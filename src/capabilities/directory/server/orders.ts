import { type SQL, sql } from 'drizzle-orm';
import type { CompanySort } from '../contract.ts';

/** How a sort orders what was found, which keys its cursor holds and what "after the cursor" means. */
export interface Order {
  kinds: readonly ('number' | 'string')[];
  /** The rank comes first among the keys: how well a company answers. It is 0 for all where nothing was asked. */
  isRanked: boolean;
  keys: Record<string, SQL>;
  by: SQL;
  after: (keys: readonly SQL[]) => SQL;
}

const id = sql`found.company_id`;
const score = sql`found.rating_score`;
const placement = sql`found.placement`;
const name = sql`found.name`;

/** From Premium's to everybody's. */
export const placements = [2, 1, 0] as const;

const nothing = sql``;

export const orders: Record<CompanySort, Order> = {
  relevance: {
    kinds: ['number', 'number', 'number', 'number'],
    isRanked: true,
    keys: { placement, score, id },
    by: sql`${placement} desc, ${score} desc, ${id} desc`,
    after: ([first = nothing, second = nothing, third = nothing]) =>
      sql`(${placement}, ${score}, ${id}) < (${first}::smallint, ${second}::double precision, ${third}::integer)`,
  },
  rating: {
    kinds: ['number', 'number'],
    isRanked: false,
    keys: { score, id },
    by: sql`${score} desc, ${id} desc`,
    after: ([first = nothing, second = nothing]) =>
      sql`(${score}, ${id}) < (${first}::double precision, ${second}::integer)`,
  },
  newest: {
    kinds: ['number'],
    isRanked: false,
    keys: { id },
    by: sql`${id} desc`,
    after: ([first = nothing]) => sql`${id} < ${first}::integer`,
  },
  name: {
    kinds: ['string', 'number'],
    isRanked: false,
    keys: { name, id },
    by: sql`${name}, ${id}`,
    after: ([first = nothing, second = nothing]) =>
      sql`(${name}, ${id}) > (${first}::text, ${second}::integer)`,
  },
};
