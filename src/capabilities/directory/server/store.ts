import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyItem } from '#companies/contract/item.ts';
import { presentItem } from '#companies/server/index.ts';
import { companyProfiles as c, serviceCategories } from '#companies/server/tables.ts';
import { type CompanySort, companySorts, LARGEST_COUNT } from '#directory/contract/directory.ts';
import type { PlaceName } from '#directory/contract/filters.ts';
import type { Page } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { plainRows } from '#server/database/plain-rows.ts';
import { countByPlacement, countUpTo, estimateBySample, planRows } from './count-found.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { conditionOf, foundAllOf, ranksOf, type UnderstoodSearch } from './ranks.ts';
import { gatherFew, pageOfAll, walkMany } from './read-page.ts';
import { type SearchTerms, searchTermsReader } from './search-terms.ts';
import { sortOrders } from './sort-orders.ts';
import { withSearchSettings } from './with-search-settings.ts';

export interface PageSearch extends SearchTerms {
  sort: CompanySort;
  limit: number;
  cursor: string | undefined;
}

const SURELY_MORE = 4 * LARGEST_COUNT;

/** Pages of the whole directory are asked for most, so their statements are prepared once. */
const preparePages = (db: Db) => {
  const pageFor = (sort: CompanySort, hasCursor: boolean) => {
    const order = sortOrders[sort];
    const keys = order.kinds.map((_, place) => sql`${sql.placeholder(`key${place}`)}`);
    const after = hasCursor ? (order.isRanked ? keys.slice(1) : keys) : null;
    return pageOfAll(db, order, sql`${sql.placeholder('limit')}::integer`, after).prepare(
      `companies_${sort}_${hasCursor}`,
    );
  };
  return Object.fromEntries(
    companySorts.map((sort) => [sort, { first: pageFor(sort, false), later: pageFor(sort, true) }]),
  ) as Record<CompanySort, Record<'first' | 'later', ReturnType<typeof pageFor>>>;
};

/** Reads of the directory. */
export const directoryReader = (db: Db) => {
  const categories = db
    .select()
    .from(serviceCategories)
    .orderBy(asc(serviceCategories.id))
    .prepare('categories');
  const all = db.select({ total: count() }).from(c).where(eq(c.isHidden, false)).prepare('companies_all');
  const wholeTotal = countUpTo(db, sql`true`).prepare('companies_total');
  const wholePages = preparePages(db);
  const readWanted = searchTermsReader(db, () => categories.execute());

  const readWhole = async ({ sort, limit }: PageSearch, cursor: Cursor) => {
    const keys = Object.fromEntries(cursor.map((key, place) => [`key${place}`, key]));
    const page = wholePages[sort][cursor.length > 0 ? 'later' : 'first'];
    const [rows, [counted]] = await Promise.all([
      plainRows(page, { ...keys, limit: limit + 1 }),
      wholeTotal.execute(),
    ]);
    return { rows, total: counted?.total ?? 0 };
  };

  const countMany = async (wanted: UnderstoodSearch, condition: SQL): Promise<number> => {
    // How often one thing occurs, the statistics know well enough to be sure that it is more than we count to.
    const part = foundAllOf(wanted);
    if (part && (await planRows(db, part)) > SURELY_MORE) return LARGEST_COUNT + 1;
    return withSearchSettings(db, (tx) => countByPlacement(tx, condition));
  };

  const readFound = async (
    wanted: UnderstoodSearch,
    condition: SQL,
    { sort, limit }: PageSearch,
    cursor: Cursor,
  ) => {
    const order = sortOrders[sort];
    // Only relevance asks how well; any other order takes all alike.
    const ranks = order.isRanked ? ranksOf(wanted) : [{ rank: 0, condition }];
    const walk = { order, ranks, condition, most: limit + 1, cursor };
    if ((await estimateBySample(db, condition)) <= LARGEST_COUNT) {
      return withSearchSettings(db, async (tx) => {
        const { total, rows } = await gatherFew(tx, walk);
        return { total, rows: total > LARGEST_COUNT ? await walkMany(tx, walk) : rows };
      });
    }
    const [rows, total] = await Promise.all([
      withSearchSettings(db, (tx) => walkMany(tx, walk)),
      countMany(wanted, condition),
    ]);
    return { total, rows };
  };

  /** A page of what was understood, or null where the cursor is not one of this sort. */
  const pageFor = async (search: PageSearch, wanted: UnderstoodSearch): Promise<Page<CompanyItem> | null> => {
    const { kinds } = sortOrders[search.sort];
    const cursor: Cursor | null = search.cursor === undefined ? [] : readCursor(search.cursor, kinds);
    if (!cursor) return null;
    // One more than asked for tells whether there is a next page.
    const condition = conditionOf(wanted);
    const { rows, total } = await (condition
      ? readFound(wanted, condition, search, cursor)
      : readWhole(search, cursor));
    const shown = rows.slice(0, search.limit);
    const last = rows.length > search.limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(presentItem),
      total,
      next: last ? writeCursor(sortOrders[search.sort].cursorAt(last)) : null,
    };
  };

  return {
    categories: () => categories.execute(),
    companyCount: async () => (await all.execute())[0]?.total ?? 0,

    /** A page of companies. What is found nowhere is looked for again among what is spelt nearly so. */
    async companies(search: PageSearch): Promise<Page<CompanyItem> | null> {
      const page = await pageFor(search, await readWanted(search, false));
      if (!page || page.total > 0 || !search.query) return page;
      return pageFor(search, await readWanted(search, true));
    },

    async communes(): Promise<{ name: string; canton: string }[]> {
      const { rows } = await db.execute<{ name: string; canton: string }>(
        sql`select name, canton from communes order by name`,
      );
      return rows;
    },

    async places(search: SearchTerms): Promise<PlaceName[]> {
      const read = async (isForgiving: boolean) => {
        const condition = conditionOf(await readWanted(search, isForgiving)) ?? sql`true`;
        return countByCommune(db, condition);
      };
      const places = await read(false);
      return places.length > 0 || !search.query ? places : read(true);
    },
  };
};

const countByCommune = async (db: Db, condition: SQL): Promise<PlaceName[]> => {
  const { rows } = await db.execute<PlaceName & Record<string, unknown>>(sql`
    select k.name as commune, k.canton, k.latitude, k.longitude, counted.count::integer as count
    from (select commune, count(*) from company_search found where ${condition} group by commune) counted
    join communes k on k.name = counted.commune order by k.name`);
  return rows;
};
