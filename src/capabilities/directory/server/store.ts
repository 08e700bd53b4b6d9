import { asc, count, type SQL, sql } from 'drizzle-orm';
import type { Page } from '../../../kernel/endpoint.ts';
import type { Db } from '../../../server/database/db.ts';
import type { CompanyItem } from '../../companies/contract/item.ts';
import { itemColumns, presentItem } from '../../companies/server/index.ts';
import { companyProfiles as c, companyServices, serviceCategories } from '../../companies/server/tables.ts';
import type { CompanySort } from '../contract.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';

export interface Search {
  words: readonly string[];
  location: string | undefined;
  categoryId: number | undefined;
  sort: CompanySort;
  limit: number;
  cursor: string | undefined;
}

// Placeholders, so that each shape of search is one prepared statement whatever people type.
const given = {
  words: sql`${sql.placeholder('words')}::text[]`,
  location: sql`${sql.placeholder('location')}::text`,
  categoryId: sql`${sql.placeholder('categoryId')}::integer`,
  limit: sql`${sql.placeholder('limit')}::integer`,
  key: (place: number, type: SQL) => sql`${sql.placeholder(`key${place}`)}::${type}`,
};

const serviceNames = sql`jsonb_path_query_array(${c.services}, '$[*].category.name')::text`;
const haystack = sql`concat_ws(' ', ${c.name}, ${c.description}, ${serviceNames}, ${c.postalCode}, ${c.city}, ${c.address})`;

const integer = sql`integer`;
const double = sql`double precision`;

/** How each sort orders, which keys its cursor holds and what "after the cursor" means. */
const orders = {
  // A company whose name says it stands before one that only mentions it.
  relevance: (hasWords: boolean) => {
    const rank = hasWords ? sql`(${c.name} ilike all (${given.words}))::integer` : sql`0`;
    return {
      kinds: ['number', 'number', 'number'] as const,
      keys: { rank: rank.mapWith(Number), score: c.ratingScore, id: c.id },
      by: hasWords
        ? sql`${rank} desc, ${c.ratingScore} desc, ${c.id} desc`
        : sql`${c.ratingScore} desc, ${c.id} desc`,
      after: sql`(${rank}, ${c.ratingScore}, ${c.id}) < (${given.key(0, integer)}, ${given.key(1, double)}, ${given.key(2, integer)})`,
    };
  },
  rating: () => ({
    kinds: ['number', 'number'] as const,
    keys: { score: c.ratingScore, id: c.id },
    by: sql`${c.ratingScore} desc, ${c.id} desc`,
    after: sql`(${c.ratingScore}, ${c.id}) < (${given.key(0, double)}, ${given.key(1, integer)})`,
  }),
  newest: () => ({
    kinds: ['number'] as const,
    keys: { id: c.id },
    by: sql`${c.id} desc`,
    after: sql`${c.id} < ${given.key(0, integer)}`,
  }),
  name: () => ({
    kinds: ['string', 'number'] as const,
    keys: { name: sql<string>`lower(${c.name})`, id: c.id },
    by: sql`lower(${c.name}), ${c.id}`,
    after: sql`(lower(${c.name}), ${c.id}) > (${given.key(0, sql`text`)}, ${given.key(1, integer)})`,
  }),
};

interface Shape {
  sort: CompanySort;
  hasWords: boolean;
  hasLocation: boolean;
  hasCategory: boolean;
  hasCursor: boolean;
}

const filterOf = (shape: Shape): SQL => {
  const conditions = [
    shape.hasWords && sql`${haystack} ilike all (${given.words})`,
    shape.hasLocation && sql`concat_ws(' ', ${c.city}, ${c.address}) ilike ${given.location}`,
    shape.hasCategory &&
      sql`exists (select from ${companyServices} where ${companyServices.companyId} = ${c.id} and ${companyServices.categoryId} = ${given.categoryId})`,
  ].filter((condition) => condition !== false);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

const prepare = (db: Db, shape: Shape) => {
  const name = Object.values(shape).join('_');
  const order = orders[shape.sort](shape.hasWords);
  const filter = filterOf(shape);
  return {
    kinds: order.kinds,
    rows: db
      .select({ ...itemColumns, keys: order.keys })
      .from(c)
      .where(shape.hasCursor ? sql`${filter} and ${order.after}` : filter)
      .orderBy(order.by)
      .limit(given.limit as never)
      .prepare(`companies_${name}`),
    total: db.select({ total: count() }).from(c).where(filter).prepare(`companies_total_${name}`),
  };
};

/** % and _ are letters like any other to whoever types them. */
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Reads of the directory. Statements are prepared once for each shape of search. */
export const directoryReader = (db: Db) => {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const categories = db
    .select()
    .from(serviceCategories)
    .orderBy(asc(serviceCategories.id))
    .prepare('categories');

  const statementsFor = (shape: Shape) => {
    const name = Object.values(shape).join();
    let statements = prepared.get(name);
    if (!statements) {
      statements = prepare(db, shape);
      prepared.set(name, statements);
    }
    return statements;
  };

  const all = db.select({ total: count() }).from(c).prepare('companies_all');

  return {
    categories: () => categories.execute(),
    companyCount: async () => (await all.execute())[0]?.total ?? 0,

    /** A page of companies, or null where the cursor is not one of this sort. */
    async companies(search: Search): Promise<Page<CompanyItem> | null> {
      const statements = statementsFor({
        sort: search.sort,
        hasWords: search.words.length > 0,
        hasLocation: search.location !== undefined,
        hasCategory: search.categoryId !== undefined,
        hasCursor: search.cursor !== undefined,
      });
      const cursor: Cursor | null =
        search.cursor === undefined ? [] : readCursor(search.cursor, statements.kinds);
      if (!cursor) return null;
      const values = {
        words: search.words.map(containing),
        location: containing(search.location ?? ''),
        categoryId: search.categoryId,
      };
      const keys = Object.fromEntries(cursor.map((key, place) => [`key${place}`, key]));
      const [rows, [counted]] = await Promise.all([
        // One more than asked for tells whether there is a next page.
        statements.rows.execute({ ...values, ...keys, limit: search.limit + 1 }),
        statements.total.execute(values),
      ]);
      const shown = rows.slice(0, search.limit);
      const last = rows.length > search.limit ? shown.at(-1) : undefined;
      return {
        items: shown.map((row) => presentItem(row as Parameters<typeof presentItem>[0])),
        total: counted?.total ?? 0,
        next: last ? writeCursor(Object.values(last.keys) as Cursor) : null,
      };
    },
  };
};
