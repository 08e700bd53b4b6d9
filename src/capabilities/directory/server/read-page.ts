import { type SQL, sql } from 'drizzle-orm';
import { LARGEST_COUNT } from '#directory/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import { namedByShape } from '#server/database/statement.ts';
import { planRows } from './count-found.ts';
import type { Cursor } from './cursor.ts';
import { isPlaced, type Rank } from './ranks.ts';
import { type FoundRow, placementsInOrder, type SortOrder } from './sort-orders.ts';
import { sqlNumber } from './sql-number.ts';

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

const row = sql`found.company_id as id, found.rank, found.placement, found.rating_score as score,
  found.name as "foldedName"`;

const bestFirst = (order: SortOrder) => (order.isRanked ? sql`found.rank desc, ${order.by}` : order.by);

const rowsOf = async (db: Db, from: SQL, order: SortOrder): Promise<FoundRow[]> => {
  const { rows } = await db.execute<FoundRow>(
    sql`select ${row} from (${from}) found order by ${bestFirst(order)}`,
  );
  return rows;
};

/** What a search came to, as it is read. */
interface Found {
  ranks: readonly Rank[];
  /** The rank of a row that is found. */
  rankValue: SQL;
  /** What all ranks together find. */
  condition: SQL;
}

/** So many of what was found, in an order, after a cursor. */
export interface Take {
  order: SortOrder;
  most: number;
  cursor: Cursor;
  /** What else is left out of it, by the rank of a row. */
  isNew?: ((rank: SQL) => SQL) | undefined;
}

const keysOf = ({ order, cursor }: Take) =>
  (order.isRanked ? cursor.slice(1) : cursor).map((key) => sql`${key}`);

const isPaidFor = ({ order }: Take) => (order.isPaid ? sql`found.placement > 0` : null);

/** What comes after the cursor, of whatever rank. */
const isAfter = (take: Take): SQL | null => {
  const { order, cursor } = take;
  if (cursor.length === 0) return null;
  const after = order.after(keysOf(take));
  const last = sql`${cursor[0]}::integer`;
  return order.isRanked ? sql`(found.rank < ${last} or (found.rank = ${last} and ${after}))` : after;
};

/** The first of everybody: whatever there is, stands along the order. */
export const firstOfAll = (take: Take, limit: SQL): SQL => sql`
  select ${row} from (
    select ${narrow}, 0 as rank from company_search found
    where ${all([
      isPaidFor(take),
      take.cursor.length > 0 ? take.order.after(keysOf(take)) : null,
      take.isNew?.(sql`0`),
    ])}
    order by ${take.order.by} limit ${limit}) found order by ${take.order.by}`;

/** What stands on the pages of a take. */
export const isTaken = (take: Take): SQL =>
  all([isPaidFor(take), isAfter(take), take.isNew?.(sql`found.rank`)]);

/** To plan it takes as long as to sort what it finds. */
const gatherStatement = namedByShape('gather');

/**
 * Gathers all that is found and how well it answers, counts it, and, unless there are too many to be worth it,
 * sorts, once for each take. Where there are too many, there are no rows.
 */
export const gatherFew = async (
  db: Db,
  { rankValue, condition }: Found,
  takes: readonly Take[],
): Promise<{ total: number; taken: FoundRow[][] }> => {
  const pages = takes.map(
    // Numbered once there are few of them: whoever numbers all must sort all.
    (take, index) => sql`(select ${sqlNumber(index)} as take,
        row_number() over (order by ${bestFirst(take.order)}) as nth, found.* from (select *
          from few found where (select total from counted) <= ${sqlNumber(LARGEST_COUNT)} and ${isTaken(take)}
          order by ${bestFirst(take.order)} limit ${sql`${take.most}::integer`}) found)`,
  );
  const rows = await gatherStatement<FoundRow & { total: number; take: number | null }>(
    db,
    sql`
    with few as materialized (
      select ${narrow}, ${rankValue} as rank from company_search found
      where ${condition} limit ${sqlNumber(LARGEST_COUNT + 1)}),
    counted as materialized (select count(*)::integer as total from few)
    select counted.total, found.take, ${row} from counted
    left join (${sql.join(pages, sql` union all `)}) found on true order by found.take, found.nth`,
  );
  return {
    total: rows[0]?.total ?? 0,
    // What there is no page of still has a total.
    taken: takes.map((_, index) => rows.filter(({ take }) => take === index)),
  };
};

/** Gathers several ranks at once, of which the last holds all. */
const gatherRanks = (db: Db, found: Found, take: Take, ranks: readonly Rank[]): Promise<FoundRow[]> => {
  const few = sql`(with few as materialized (
    select ${narrow}, ${found.rankValue} as rank from company_search found
    where ${all([ranks.at(-1)?.condition, isPaidFor(take)])})
    select * from few)`;
  return rowsOf(
    db,
    sql`select * from ${few} found where ${isTaken(take)}
      order by ${bestFirst(take.order)} limit ${sql`${take.most}::integer`}`,
    take.order,
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

const firstOf = (db: Db, { order, rank, most }: Stretch, from: SQL, where: SQL): Promise<FoundRow[]> =>
  rowsOf(
    db,
    sql`select found.*, ${sqlNumber(rank)} as rank from ${from} found
      where ${where} order by ${order.by} limit ${sql`${most}::integer`}`,
    order,
  );

const gather = (db: Db, stretch: Stretch): Promise<FoundRow[]> => {
  const few = sql`(with few as materialized (
    select ${narrow} from company_search found where ${all([stretch.condition, stretch.within])})
    select * from few)`;
  return firstOf(db, stretch, few, all([stretch.after]));
};

/** Walks, and gathers where the walk was in vain. */
const walkOrGather = async (db: Db, stretch: Stretch, walked: number): Promise<FoundRow[]> => {
  const nearest = sql`(select * from company_search found where ${all([stretch.within, stretch.after])}
    order by ${stretch.order.by} limit ${sqlNumber(walked)})`;
  const rows = await firstOf(db, stretch, nearest, stretch.condition);
  return rows.length === stretch.most ? rows : gather(db, stretch);
};

/** Who pays, placement by placement: what fits may well be all of one. */
const takeByPlacement = async (
  db: Db,
  stretch: Stretch,
  walked: number,
  startsAt: number,
): Promise<FoundRow[]> => {
  const rows: FoundRow[] = [];
  for (const placement of placementsInOrder.filter((one) => one > 0 && one <= startsAt)) {
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
export const walkMany = async (
  db: Db,
  found: Found,
  take: Take,
  effort = usualEffort,
): Promise<FoundRow[]> => {
  const { walked, gathered } = effort;
  const { ranks } = found;
  const { order, most, cursor } = take;
  const [startRank, startPlacement] = order.isRanked ? cursor.map(Number) : [];
  const isPast = ({ rank }: Rank) => startRank !== undefined && rank > startRank;
  const few = ranks.slice(0, await countFew(db, ranks.slice(0, -1), gathered));
  const leastOfFew = few.at(-1);
  const rows: FoundRow[] = [];
  if (leastOfFew && !isPast(leastOfFew)) rows.push(...(await gatherRanks(db, found, take, few)));
  for (const [place, one] of ranks.entries()) {
    if (rows.length >= most) break;
    if (place < few.length || isPast(one)) continue;
    const { rank, condition } = one;
    const isStart = cursor.length > 0 && (startRank === undefined || rank === startRank);
    const better = ranks[place - 1];
    const known = sql`found.company_id <> all(${sql.param(rows.map(({ id }) => id))}::integer[])`;
    const isFirst = cursor.length > 0 ? better && sql`not (${better.condition})` : known;
    const stretch = {
      order,
      rank,
      condition: all([condition, isFirst, take.isNew?.(sqlNumber(rank))]),
      most: most - rows.length,
      within: null,
      after: isStart ? order.after(keysOf(take)) : null,
    };
    if (order.isPaid) {
      const startsAt = isStart && startPlacement !== undefined ? startPlacement : placementsInOrder[0];
      rows.push(...(await takeByPlacement(db, stretch, walked, startsAt)));
    } else rows.push(...(await walkOrGather(db, stretch, walked)));
  }
  return rows;
};
