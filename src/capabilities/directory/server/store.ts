import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyItem } from '#companies/contract/item.ts';
import { itemColumns, presentItem } from '#companies/server/index.ts';
import { companyProfiles as c, serviceCategories } from '#companies/server/tables.ts';
import type { CompanySort } from '#directory/contract/directory.ts';
import type { Distance, PlaceName } from '#directory/contract/filters.ts';
import type { Page } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { type CommuneCount, communeReader, countByCommune, presentCommuneCounts } from './commune-counts.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { pageInSeats, type ReadTakes, SEATED_KINDS, type SeatedPage } from './page-in-seats.ts';
import type { Near } from './places/near.ts';
import { conditionOf, rankValueOf, type UnderstoodSearch } from './ranks.ts';
import { firstOfAll, gather, type Take } from './read-page.ts';
import { type SearchTerms, searchTermsReader, stepsOfForgiveness } from './search-terms.ts';
import { EVERYBODY, shelfOf, shelfReader, standsOnShelves } from './shelves.ts';
import { type FoundRow, type SortOrder, sortOrders } from './sort-orders.ts';

export interface PageSearch extends SearchTerms {
  sort: CompanySort;
  limit: number;
  cursor: string | undefined;
}

export type FoundItem = CompanyItem & { distance?: Distance };

/** Reads of the directory. */
export const directoryReader = (db: Db) => {
  const { id, name, names, description, isHidden } = serviceCategories;
  // Whoever has a hidden one is still found by its words.
  const withHidden = db.select({ id, name, names }).from(serviceCategories).prepare('categories_with_hidden');
  const categories = db
    .select({ id, name, names, description })
    .from(serviceCategories)
    .where(eq(isHidden, false))
    .orderBy(asc(id))
    .prepare('categories');
  const shelves = shelfReader(db);
  const communes = communeReader(db);
  const itemsNumbered = db
    .select(itemColumns)
    .from(c)
    .where(sql`${c.id} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('company_items');
  const readWanted = searchTermsReader(db, () => withHidden.execute());

  /** Of everybody: whatever there is, stands along the order. */
  const readByName: ReadTakes = async (takes) => {
    const firstOf = (take: Take) => db.execute<FoundRow>(firstOfAll(take, sql`${take.most}::integer`));
    const [total, ...taken] = await Promise.all([shelves.count(EVERYBODY), ...takes.map(firstOf)]);
    return { total, taken: taken.map(({ rows }) => rows) };
  };

  const readFound =
    (wanted: UnderstoodSearch, condition: SQL, { isRanked }: SortOrder): ReadTakes =>
    (takes) =>
      // Only relevance asks how well; any other order takes all alike.
      gather(db, { condition, rankValue: isRanked ? rankValueOf(wanted) : sql`0` }, takes);

  const itemsOf = async (page: SeatedPage, near: Near | null): Promise<FoundItem[]> => {
    const ids = page.rows.map(({ id }) => id);
    const [rows, distances] = await Promise.all([
      itemsNumbered.execute({ ids }),
      near && ids.length > 0 ? distancesOf(db, ids, near) : null,
    ]);
    const items = new Map(rows.map((row) => [row.id, presentItem(row)]));
    return page.rows.flatMap(({ id, isFeatured }) => {
      const item = items.get(id);
      // It has gone meanwhile.
      if (!item) return [];
      const distance = distances?.get(id);
      return [{ ...item, isFeatured, ...(distance && { distance }) }];
    });
  };

  /** A page in an order, or null where the cursor is not one of this sort. */
  const pageFor = async (
    search: PageSearch,
    near: Near | null,
    read: ReadTakes,
  ): Promise<Page<FoundItem> | null> => {
    const order = sortOrders[search.sort];
    const kinds = order.isRanked ? SEATED_KINDS : order.kinds;
    const cursor: Cursor | null = search.cursor === undefined ? [] : readCursor(search.cursor, kinds);
    if (!cursor) return null;
    const page = order.isRanked
      ? await pageInSeats(read, search.limit, cursor)
      : await plainPage(read, order, search.limit, cursor);
    return {
      items: await itemsOf(page, near),
      total: page.total,
      next: page.next ? writeCursor(page.next) : null,
    };
  };

  const pageOfUnderstood = (search: PageSearch, wanted: UnderstoodSearch) => {
    const condition = conditionOf(wanted);
    if (condition) return pageFor(search, wanted.near, readFound(wanted, condition, sortOrders[search.sort]));
    return pageFor(search, null, standsOnShelves(search.sort) ? shelves.takesOf(EVERYBODY) : readByName);
  };

  return {
    categories: () => categories.execute(),
    companyCount: shelves.everybody,
    countOnShelf: shelves.count,
    readWanted,

    /** A page of companies. What is found nowhere is looked for again among what is spelt nearly so, then in part. */
    async companies(search: PageSearch): Promise<Page<FoundItem> | null> {
      const shelf = standsOnShelves(search.sort) ? shelfOf(search) : null;
      if (shelf !== null) return pageFor(search, null, shelves.takesOf(shelf));
      let page: Page<FoundItem> | null = null;
      for (const forgiven of stepsOfForgiveness) {
        page = await pageOfUnderstood(search, (await readWanted(search, forgiven)).wanted);
        if (!page || page.total > 0 || !search.query) break;
      }
      return page;
    },

    communes,

    async places(search: SearchTerms): Promise<PlaceName[]> {
      const shelf = shelfOf(search);
      let counted: CommuneCount[] = shelf === null ? [] : await shelves.byCommune(shelf);
      for (const forgiven of shelf === null ? stepsOfForgiveness : []) {
        const { wanted } = await readWanted(search, forgiven);
        counted = await countByCommune(db, conditionOf(wanted) ?? sql`true`);
        if (counted.length > 0 || !search.query) break;
      }
      return presentCommuneCounts(await communes(), counted);
    },
  };
};

const plainPage = async (
  read: ReadTakes,
  order: SortOrder,
  limit: number,
  cursor: Cursor,
): Promise<SeatedPage> => {
  // One more than asked for tells whether there is a next page.
  const { total, taken } = await read([{ order, most: limit + 1, cursor }]);
  const [found = []] = taken;
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map(({ id }) => ({ id, isFeatured: false })),
    total,
    next: last ? order.cursorAt(last) : null,
  };
};

const distancesOf = async (
  db: Db,
  ids: readonly number[],
  { there, works, kmTo }: Near,
): Promise<Map<number, Distance>> => {
  interface Row extends Record<string, unknown> {
    id: number;
    commune: string | null;
    isThere: boolean;
    works: boolean;
  }
  const { rows } = await db.execute<Row>(sql`
    select company_id as id, commune, document @@ ${there}::tsquery as "isThere", document @@ ${works}::tsquery as works
    from company_search where company_id = any(${sql.param([...ids])}::integer[])`);
  return new Map(
    rows.map(({ id, commune, isThere, works: worksThere }) => [
      id,
      { isThere, worksThere, km: (commune === null ? undefined : kmTo.get(commune)) ?? null },
    ]),
  );
};
