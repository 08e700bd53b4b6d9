import { type SQL, sql } from 'drizzle-orm';
import { itemColumns } from '#companies/server/index.ts';
import { companyProfiles as c } from '#companies/server/tables.ts';
import { LARGEST_COUNT } from '#directory/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import { named } from '#server/database/plain-rows.ts';
import { planRows, sqlNumber } from './count-found.ts';
import type { Cursor } from './cursor.ts';
import { isPlaced, type Rank } from './ranks.ts';
import { placements, type SortOrder, standingColumns } from './sort-orders.ts';

// What is found is either walked along an order, which is quick where many fit and they lie about evenly, or
// gathered and sorted, which is quick where few do. A walk that finds too little is given up after a while:
// so neither a wrong guess nor an order in which all that fit stand last costs more than both ways together.

interface Effort {
  /** So many rows a walk looks at before it is given up. */
  walked: number;
  /** So many of the better ranks together are gathered sooner than walked to. */
  gathered: number;
}

const usualEffort: Effort = { walked: 3_000, gathered: 3_000 };

const all = (conditions: readonly (SQL | null | undefined)[]): SQL => {
  const given = conditions.filter((condition) => condition != null);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};

/** What an order needs of the narrow table: its documents are left where they are. */
const narrow = sql`company_id, name, placement, rating_score`;

const columns = { ...itemColumns, ...standingColumns };

const bestFirst = (order: SortOrder) => (order.isRanked ? sql`found.rank desc, ${order.by}` : order.by);

/** Rows of the narrow table, shown from the profiles. */
const shown = (db: Db, rows: SQL, order: SortOrder) =>
  db
    .select(columns)
    .from(sql`(${rows}) found`)
    .innerJoin(c, sql`${c.id} = found.company_id`)
    .orderBy(bestFirst(order));

type Row = Awaited<ReturnType<typeof shown>>[number];

/** A page of everybody, to be read by `plainRows`: it is asked for most. */
export const pageOfAll = (db: Db, order: SortOrder, limit: SQL, after: readonly SQL[] | null) =>
  db
    .select(named(columns))
    .from(
      sql`(select found.*, 0 as rank from company_search found
        where ${all([after && order.after(after)])} order by ${order.by} limit ${limit}) found`,
    )
    .innerJoin(c, sql`${c.id} = found.company_id`)
    .orderBy(bestFirst(order));

export interface PageRead {
  order: SortOrder;
  ranks: readonly Rank[];
  /** What all ranks together find. */
  condition: SQL;
  most: number;
  cursor: Cursor;
}

const keysOf = ({ order, cursor }: PageRead) =>
  (order.isRanked ? cursor.slice(1) : cursor).map((key) => sql`${key}`);

/**
 * How well each that is found answers. The last rank holds them all, so nobody asks for it again; most are of no
 * better one, so they are asked for the least of those first.
 */
const rankOf = (ranks: readonly Rank[]): SQL => {
  const worse = ranks
    .slice(1)
    .map(({ rank }, place) => sql`when not (${ranks[place]?.condition}) then ${sqlNumber(rank)}`)
    .toReversed();
  const best = sqlNumber(ranks[0]?.rank ?? 0);
  return worse.length > 0 ? sql`case ${sql.join(worse, sql` `)} else ${best} end` : best;
};

/** What comes after the cursor, of whatever rank. */
const isAfter = (walk: PageRead): SQL => {
  const { order, cursor } = walk;
  if (cursor.length === 0) return sql`true`;
  const after = order.after(keysOf(walk));
  const last = sql`${cursor[0]}::integer`;
  return order.isRanked ? sql`(found.rank < ${last} or (found.rank = ${last} and ${after}))` : after;
};

/**
 * Gathers all that is found and how well it answers, counts it, and, unless there are too many to be worth it,
 * sorts. Where there are too many, there are no rows.
 */
export const gatherFew = async (db: Db, walk: PageRead): Promise<{ total: number; rows: Row[] }> => {
  const { order, ranks, condition, most } = walk;
  const rows = await db
    .select({ ...columns, total: sql<number>`found.total` })
    .from(
      sql`(with few as materialized (
          select ${narrow}, ${rankOf(ranks)} as rank from company_search found
          where ${condition} limit ${sqlNumber(LARGEST_COUNT + 1)})
        select counted.total, page.* from (select count(*)::integer as total from few) counted
        left join lateral (
          select * from few found
          where counted.total <= ${sqlNumber(LARGEST_COUNT)} and ${isAfter(walk)}
          order by ${bestFirst(order)} limit ${sql`${most}::integer`}) page on true) found`,
    )
    .leftJoin(c, sql`${c.id} = found.company_id`)
    .orderBy(bestFirst(order));
  return {
    total: rows[0]?.total ?? 0,
    // What there is no page of still has a total.
    rows: rows.filter((row): row is typeof row & Row => row.id !== null),
  };
};

/** Gathers several ranks at once, of which the last holds all. */
const gatherRanks = (db: Db, walk: PageRead, ranks: readonly Rank[]): Promise<Row[]> => {
  const few = sql`(with few as materialized (
    select ${narrow}, ${rankOf(ranks)} as rank from company_search found where ${ranks.at(-1)?.condition})
    select * from few)`;
  return shown(
    db,
    sql`select * from ${few} found where ${isAfter(walk)}
      order by ${bestFirst(walk.order)} limit ${sql`${walk.most}::integer`}`,
    walk.order,
  );
};

interface Stretch {
  order: SortOrder;
  rank: number;
  condition: SQL;
  /** The part of the order that is looked at. */
  within: SQL | null;
  /** Where along the order it begins. */
  after: SQL | null;
  most: number;
}

const firstOf = (db: Db, { order, rank, most }: Stretch, from: SQL, where: SQL): Promise<Row[]> =>
  shown(
    db,
    sql`select found.*, ${sqlNumber(rank)} as rank from ${from} found
      where ${where} order by ${order.by} limit ${sql`${most}::integer`}`,
    order,
  );

const gather = (db: Db, stretch: Stretch): Promise<Row[]> => {
  const few = sql`(with few as materialized (
    select ${narrow} from company_search found where ${all([stretch.condition, stretch.within])})
    select * from few)`;
  return firstOf(db, stretch, few, all([stretch.after]));
};

/** Walks, and gathers where the walk was in vain. */
const walkOrGather = async (db: Db, stretch: Stretch, walked: number): Promise<Row[]> => {
  const nearest = sql`(select * from company_search found where ${all([stretch.within, stretch.after])}
    order by ${stretch.order.by} limit ${sqlNumber(walked)})`;
  const rows = await firstOf(db, stretch, nearest, stretch.condition);
  return rows.length === stretch.most ? rows : gather(db, stretch);
};

/** A rank, placement by placement: what fits may well be all of one. */
const takeByPlacement = async (
  db: Db,
  stretch: Stretch,
  walked: number,
  startsAt: number,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const placement of placements.filter((one) => one <= startsAt)) {
    const part = { ...stretch, within: isPlaced(placement), most: stretch.most - rows.length };
    rows.push(...(await walkOrGather(db, part, walked)));
    if (rows.length === stretch.most) break;
  }
  return rows;
};

/** How many of the better ranks are few together: each is within the next, so the least that is few tells. */
const countFew = async (db: Db, [...better]: readonly Rank[], gathered: number): Promise<number> => {
  for (let least = better.pop(); least; least = better.pop())
    if ((await planRows(db, least.condition)) <= gathered) return better.length + 1;
  return 0;
};

/**
 * Many: takes from the best rank until there are enough. A rank that was taken whole is known by its companies,
 * and the next leaves those out; after a cursor they are unknown, and its condition does.
 */
export const walkMany = async (db: Db, walk: PageRead, effort = usualEffort): Promise<Row[]> => {
  const { walked, gathered } = effort;
  const { order, ranks, most, cursor } = walk;
  const [startRank, startPlacement] = order.isRanked ? cursor.map(Number) : [];
  const isPast = ({ rank }: Rank) => startRank !== undefined && rank > startRank;
  const few = ranks.slice(0, await countFew(db, ranks.slice(0, -1), gathered));
  const leastOfFew = few.at(-1);
  const rows: Row[] = [];
  if (leastOfFew && !isPast(leastOfFew)) rows.push(...(await gatherRanks(db, walk, few)));
  for (const [place, one] of ranks.entries()) {
    if (rows.length >= most) break;
    if (place < few.length || isPast(one)) continue;
    const { rank, condition } = one;
    const isStart = cursor.length > 0 && (startRank === undefined || rank === startRank);
    const better = ranks[place - 1];
    const known = sql`found.company_id <> all(${sql.param(rows.map(({ id }) => id))}::integer[])`;
    const isNew = cursor.length > 0 ? better && sql`not (${better.condition})` : known;
    const stretch = {
      order,
      rank,
      condition: all([condition, isNew]),
      most: most - rows.length,
      within: null,
      after: isStart ? order.after(keysOf(walk)) : null,
    };
    if (order.isRanked) {
      const startsAt = isStart && startPlacement !== undefined ? startPlacement : placements[0];
      rows.push(...(await takeByPlacement(db, stretch, walked, startsAt)));
    } else rows.push(...(await walkOrGather(db, stretch, walked)));
  }
  return rows;
};
