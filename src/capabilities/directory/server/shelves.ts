import { type SQL, sql } from 'drizzle-orm';
import { type CompanySort, LARGEST_COUNT } from '#directory/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import type { ReadTakes } from './page-in-seats.ts';
import { isTaken, type Take } from './read-page.ts';
import type { SearchTerms } from './search-terms.ts';
import { type FoundRow, paidOrder, sortOrders } from './sort-orders.ts';
import { sqlNumber } from './sql-number.ts';

// A trade, a place, a trade in a place, and everybody: each has a shelf, on which its companies stand in order and are
// counted (db/migrations/0097). What is asked most is taken from there by one prepared statement.

/** The shelf that holds just what is looked for, or null where there is none. */
export const shelfOf = (search: SearchTerms): string | null => {
  const { query, location, place, minRating, isEmergency, isVerified } = search;
  const { categoryId, commune, canton } = search;
  const isOnShelves = ![query, location, place, minRating].some((one) => one !== undefined);
  if (!isOnShelves || isEmergency || isVerified) return null;
  if (commune !== undefined && canton !== undefined) return null;
  return [
    categoryId !== undefined && `k${categoryId}`,
    commune !== undefined && `c${commune}`,
    canton !== undefined && `t${canton}`,
  ]
    .filter((part) => part !== false)
    .join(' ');
};

/** Names are not on shelves. */
export const standsOnShelves = (sort: CompanySort): boolean => sort !== 'name';

export const EVERYBODY = '';

const countOf = (shelf: SQL) =>
  sql`(select coalesce(sum(count), 0)::integer from company_shelf_counts where shelf = ${shelf})`;

/** Several takes of one shelf, and how many stand there. */
const takesFrom = (shelf: SQL, takes: readonly Take[], limits: readonly SQL[]): SQL => {
  const pages = takes.map(
    (
      take,
      index,
    ) => sql`(select ${sqlNumber(index)} as take, row_number() over (order by ${take.order.by}) as nth,
      found.company_id as id, found.placement, found.rating_score as score
      from (select *, 0 as rank from company_shelves where shelf = ${shelf}) found where ${isTaken(take)}
      order by ${take.order.by} limit ${limits[index]})`,
  );
  return sql`select ${countOf(shelf)} as total, found.* from (select) once
    left join (${sql.join(pages, sql` union all `)}) found on true order by found.take, found.nth`;
};

const foundColumns = {
  total: sql<number>`found.total`,
  take: sql<number | null>`found.take`,
  id: sql<number>`found.id`,
  rank: sql<number>`0`,
  placement: sql<number>`found.placement`,
  score: sql<number>`found.score`,
};

const isFirst = ({ cursor, isNew }: Take) => cursor.length === 0 && !isNew;

export const shelfReader = (db: Db) => {
  const given = sql`${sql.placeholder('shelf')}::text`;
  const limits = ['first', 'second'].map((name) => sql`${sql.placeholder(name)}::integer`);
  const select = (from: SQL) => db.select(foundColumns).from(sql`(${from}) found`);
  const first = (order: Take['order']): Take => ({ order, most: 0, cursor: [] });
  const { relevance, rating, newest } = sortOrders;
  const firsts = [[relevance, paidOrder], [rating], [newest]].map((orders, index) => ({
    orders,
    query: select(takesFrom(given, orders.map(first), limits)).prepare(`shelf_${index}`),
  }));
  const counts = db
    .select({ count: sql<number>`${countOf(given)}` })
    .from(sql`(select) once`)
    .prepare('shelf_count');
  const communes = db
    .select({ commune: sql<string>`found.commune`, count: sql<number>`found.count` })
    .from(
      sql`(select substr(shelf, char_length(${given}) + 1) as commune, sum(count)::integer as count
        from company_shelf_counts where shelf >= ${given} and shelf < ${given} || chr(1114111)
        group by shelf having sum(count) > 0) found`,
    )
    .prepare('shelf_communes');

  const count = async (shelf: string) => (await counts.execute({ shelf }))[0]?.count ?? 0;

  return {
    everybody: () => count(EVERYBODY),

    /** As far as the directory counts. */
    count: async (shelf: string) => Math.min(await count(shelf), LARGEST_COUNT + 1),

    takesOf:
      (shelf: string): ReadTakes =>
      async (takes) => {
        const prepared =
          takes.every(isFirst) &&
          firsts.find(({ orders }) => orders.every((order, index) => takes[index]?.order === order));
        const [one, two] = takes.map(({ most }) => most);
        const rows = prepared
          ? await prepared.query.execute({ shelf, first: one, second: two })
          : await select(
              takesFrom(
                sql`${shelf}::text`,
                takes,
                takes.map(({ most }) => sql`${most}::integer`),
              ),
            );
        const total = Math.min(rows[0]?.total ?? 0, LARGEST_COUNT + 1);
        const taken = takes.map((_, index) =>
          rows.flatMap((row): FoundRow[] => (row.take === index ? [{ ...row, foldedName: '' }] : [])),
        );
        return { total, taken };
      },

    /** Who stands there, by the communes they are in; of a shelf that is no place’s. */
    byCommune: (shelf: string) => communes.execute({ shelf: shelf === EVERYBODY ? 'c' : `${shelf} c` }),
  };
};
