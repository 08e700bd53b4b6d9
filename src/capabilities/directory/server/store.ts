import { asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyItem } from '#companies/contract/item.ts';
import { itemColumns, presentItem } from '#companies/server/index.ts';
import { companyProfiles as c, serviceCategories } from '#companies/server/tables.ts';
import { type CompanySort, companySorts, LARGEST_COUNT } from '#directory/contract/directory.ts';
import type { Distance, PlaceName } from '#directory/contract/filters.ts';
import type { Page } from '#kernel/endpoint.ts';
import type { OtherNames } from '#kernel/other-names.ts';
import type { Db } from '#server/database/db.ts';
import { named, plainRows } from '#server/database/plain-rows.ts';
import { countByPlacement, countUpTo, estimateBySample, isSurelyMore } from './count-found.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import { pageInSeats, type ReadTakes, SEATED_KINDS, type SeatedPage } from './page-in-seats.ts';
import type { Near } from './places/near.ts';
import { conditionOf, ranksOf, type UnderstoodSearch } from './ranks.ts';
import { firstOfAll, gatherFew, type Take, walkMany } from './read-page.ts';
import { forgiveness, type SearchTerms, searchTermsReader } from './search-terms.ts';
import { type FoundRow, paidOrder, type SortOrder, sortOrders } from './sort-orders.ts';
import { withSearchSettings } from './with-search-settings.ts';

interface NamedCommune {
  name: string;
  names: OtherNames;
  canton: string;
  cantonNames: OtherNames;
}

export interface PageSearch extends SearchTerms {
  sort: CompanySort;
  limit: number;
  cursor: string | undefined;
}

export type FoundItem = CompanyItem & { distance?: Distance };

const foundColumns = named({
  id: sql<number>`found.id`,
  rank: sql<number>`found.rank`,
  placement: sql<number>`found.placement`,
  score: sql<number>`found.score`,
  foldedName: sql<string>`found."foldedName"`,
});

/** The beginning of the whole directory is asked for most, so its statements are prepared once. */
const prepareFirsts = (db: Db) => {
  const prepare = (order: SortOrder, name: string) => {
    const rows = firstOfAll({ order, most: 0, cursor: [] }, sql`${sql.placeholder('limit')}::integer`);
    return db.select(foundColumns).from(sql`(${rows}) found`).prepare(`companies_${name}`);
  };
  const firsts = new Map(companySorts.map((sort) => [sortOrders[sort], prepare(sortOrders[sort], sort)]));
  return firsts.set(paidOrder, prepare(paidOrder, 'paid'));
};

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
  // Whom nobody may find is not in there, and an index of it counts in a fortieth of the blocks.
  const all = db.select({ total: count() }).from(sql`company_search`).prepare('companies_all');
  const wholeTotal = countUpTo(db, sql`true`).prepare('companies_total');
  const firsts = prepareFirsts(db);
  const items = db
    .select(named(itemColumns))
    .from(c)
    .where(sql`${c.id} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('company_items');
  const readWanted = searchTermsReader(db, () => withHidden.execute());

  const everybody = { ranks: [{ rank: 0, condition: sql`true` }], rankValue: sql`0`, condition: sql`true` };

  const takeOfAll = async (take: Take): Promise<FoundRow[]> => {
    const prepared = take.cursor.length === 0 && !take.isNew && firsts.get(take.order);
    if (prepared) return plainRows(prepared, { limit: take.most });
    const { rows } = await db.execute<FoundRow>(firstOfAll(take, sql`${take.most}::integer`));
    return rows;
  };

  const readWhole: ReadTakes = async (takes) => {
    const [[counted], ...taken] = await Promise.all([wholeTotal.execute(), ...takes.map(takeOfAll)]);
    return { total: counted?.total ?? 0, taken };
  };

  const countMany = (condition: SQL, estimate: number) =>
    isSurelyMore(estimate)
      ? LARGEST_COUNT + 1
      : withSearchSettings(db, (tx) => countByPlacement(tx, condition));

  const readFound =
    (wanted: UnderstoodSearch, condition: SQL, { isRanked }: SortOrder): ReadTakes =>
    async (takes) => {
      // Only relevance asks how well; any other order takes all alike.
      const found = { ...(isRanked ? ranksOf(wanted) : everybody), condition };
      if (!isRanked) found.ranks = [{ rank: 0, condition }];
      const walkAll = (tx: Db) => takeInTurn(takes, (take) => walkMany(tx, found, take));
      const estimate = await estimateBySample(db, condition);
      if (estimate <= LARGEST_COUNT) {
        return withSearchSettings(db, async (tx) => {
          const few = await gatherFew(tx, found, takes);
          return few.total > LARGEST_COUNT ? { total: few.total, taken: await walkAll(tx) } : few;
        });
      }
      const [taken, total] = await Promise.all([
        withSearchSettings(db, walkAll),
        countMany(condition, estimate),
      ]);
      return { total, taken };
    };

  const itemsOf = async (page: SeatedPage, near: Near | null): Promise<FoundItem[]> => {
    const ids = page.rows.map(({ id }) => id);
    const rows = new Map((await plainRows(items, { ids })).map((row) => [row.id, row]));
    const distances = near && ids.length > 0 ? await distancesOf(db, ids, near) : null;
    return page.rows.flatMap(({ id, isFeatured }) => {
      const row = rows.get(id);
      if (!row) return [];
      const item = presentItem(row);
      item.isFeatured = isFeatured;
      const distance = distances?.get(id);
      return [distance ? { ...item, distance } : item];
    });
  };

  /** A page of what was understood, or null where the cursor is not one of this sort. */
  const pageFor = async (search: PageSearch, wanted: UnderstoodSearch): Promise<Page<FoundItem> | null> => {
    const order = sortOrders[search.sort];
    const kinds = order.isRanked ? SEATED_KINDS : order.kinds;
    const cursor: Cursor | null = search.cursor === undefined ? [] : readCursor(search.cursor, kinds);
    if (!cursor) return null;
    const condition = conditionOf(wanted);
    const read = condition ? readFound(wanted, condition, order) : readWhole;
    const page = order.isRanked
      ? await pageInSeats(read, search.limit, cursor)
      : await plainPage(read, order, search.limit, cursor);
    return {
      items: await itemsOf(page, wanted.near),
      total: page.total,
      next: page.next ? writeCursor(page.next) : null,
    };
  };

  return {
    categories: () => categories.execute(),
    companyCount: async () => (await all.execute())[0]?.total ?? 0,
    readWanted,

    /** A page of companies. What is found nowhere is looked for again among what is spelt nearly so, then in part. */
    async companies(search: PageSearch): Promise<Page<FoundItem> | null> {
      let page: Page<FoundItem> | null = null;
      for (const forgiven of forgiveness) {
        page = await pageFor(search, (await readWanted(search, forgiven)).wanted);
        if (!page || page.total > 0 || !search.query) break;
      }
      return page;
    },

    async communes(): Promise<NamedCommune[]> {
      const { rows } = await db.execute<NamedCommune & Record<string, unknown>>(
        sql`select k.name, coalesce(p.names, '{}') as names, k.canton, coalesce(q.names, '{}') as "cantonNames"
          from communes k left join place_names p on p.place = k.name left join place_names q on q.place = k.canton
          order by k.name`,
      );
      return rows;
    },

    async places(search: SearchTerms): Promise<PlaceName[]> {
      let places: PlaceName[] = [];
      for (const forgiven of forgiveness) {
        const { wanted } = await readWanted(search, forgiven);
        places = await countByCommune(db, conditionOf(wanted) ?? sql`true`);
        if (places.length > 0 || !search.query) break;
      }
      return places;
    },
  };
};

/** One after the other: they share a transaction. */
const takeInTurn = async (takes: readonly Take[], read: (take: Take) => Promise<FoundRow[]>) => {
  const taken: FoundRow[][] = [];
  for (const take of takes) taken.push(await read(take));
  return taken;
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

const countByCommune = async (db: Db, condition: SQL): Promise<PlaceName[]> => {
  const { rows } = await db.execute<PlaceName & Record<string, unknown>>(sql`
    select k.name as commune, coalesce(p.names, '{}') as "communeNames", k.canton,
      coalesce(q.names, '{}') as "cantonNames", k.latitude, k.longitude, counted.count::integer as count
    from (select commune, count(*) from company_search found where ${condition} group by commune) counted
    join communes k on k.name = counted.commune
    left join place_names p on p.place = k.name left join place_names q on q.place = k.canton order by k.name`);
  return rows;
};
