import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { gatherSlices } from './read-page.ts';
import { sortOrders } from './sort-orders.ts';
import { allOf, anyOf, beginsWord, isTrue } from './tsquery.ts';

interface BestRatedQuery {
  categoryId: number;
  /** Where they work: within what they name, or, where they name nothing, in the canton they are in. */
  place: { commune: string; canton: string } | null;
  /** Of their names, each from its beginning. */
  words: readonly string[];
  /** Companies that are left out. */
  without: readonly number[];
}

const matches = (query: string) => sql`found.document @@ ${query}::tsquery`;

// What the letters say: db/migrations/0039.
const worksIn = ({ commune, canton }: NonNullable<BestRatedQuery['place']>): SQL => {
  const workPlaceQuery = anyOf([isTrue(`a${commune}`), isTrue(`b${canton}`)]);
  const surroundingsQuery = anyOf([workPlaceQuery, isTrue(`t${canton}`)]);
  // The second half is no lookup: an index would first gather all who name anything at all.
  return sql`${matches(surroundingsQuery)} and (${matches(workPlaceQuery)} or not ${matches(`'a':*|'b':*`)})`;
};

/** The ids of a trade’s best rated companies, without what a plan buys. */
export const readBestRated = async (
  db: Db,
  { categoryId, place, words, without }: BestRatedQuery,
  size: number,
): Promise<number[]> => {
  const condition = sql.join(
    [
      matches(allOf([isTrue(`k${categoryId}`), ...words.map(beginsWord)])),
      ...(place ? [worksIn(place)] : []),
      ...(without.length > 0 ? [sql`found.company_id <> all(${sql.param([...without])}::integer[])`] : []),
    ],
    sql` and `,
  );
  const { rowsBySlice } = await gatherSlices(db, { condition, rankValue: sql`0` }, [
    { order: sortOrders.rating, size, cursor: [] },
  ]);
  return (rowsBySlice[0] ?? []).map(({ id }) => id);
};

/** The words of a text as names hold them. */
export const wordsOfTrade = async (db: Db, text: string): Promise<string[]> => {
  const { rows } = await db.execute<{ words: string[] }>(
    sql`select search_words(fold_text(${text})) as words`,
  );
  return rows[0]?.words ?? [];
};
