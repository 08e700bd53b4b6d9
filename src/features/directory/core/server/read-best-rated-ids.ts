import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { andTsquery, orTsquery, wordPrefixTsquery, lexemeTsquery } from './build-tsquery.ts';
import { readSearchSlices } from './read-search-slices.ts';
import { sortOrders } from './sort-orders.ts';

interface BestRatedQuery {
  categoryId: number;
  /** They work within the area they name or, if they name none, in their canton. */
  place: { commune: string; canton: string } | null;
  /** Their names must contain words that begin like these. */
  words: readonly string[];
  /** These companies are left out. */
  without: readonly number[];
}

const matches = (query: string) => sql`found.document @@ ${query}::tsquery`;

// db/migrations/0039 explains the letters.
const worksIn = ({ commune, canton }: NonNullable<BestRatedQuery['place']>): SQL => {
  const workPlaceQuery = orTsquery([lexemeTsquery(`a${commune}`), lexemeTsquery(`b${canton}`)]);
  const surroundingsQuery = orTsquery([workPlaceQuery, lexemeTsquery(`t${canton}`)]);
  // The second half cannot use an index: it would first gather all who name any area.
  return sql`${matches(surroundingsQuery)} and (${matches(workPlaceQuery)} or not ${matches(`'a':*|'b':*`)})`;
};

/** Returns the ids of a trade’s best rated companies; plans have no influence. */
export const readBestRatedIds = async (
  db: Db,
  { categoryId, place, words, without }: BestRatedQuery,
  size: number,
): Promise<number[]> => {
  const condition = sql.join(
    [
      matches(andTsquery([lexemeTsquery(`k${categoryId}`), ...words.map(wordPrefixTsquery)])),
      ...(place ? [worksIn(place)] : []),
      ...(without.length > 0 ? [sql`found.company_id <> all(${sql.param([...without])}::integer[])`] : []),
    ],
    sql` and `,
  );
  const { rowsBySlice } = await readSearchSlices(db, { condition, rankValue: sql`0` }, [
    { order: sortOrders.rating, size, cursor: [] },
  ]);
  return (rowsBySlice[0] ?? []).map(({ id }) => id);
};

/** Splits a text into words like the names in the index. */
export const splitIntoIndexWords = async (db: Db, text: string): Promise<string[]> => {
  const { rows } = await db.execute<{ words: string[] }>(
    sql`select search_words(fold_text(${text})) as words`,
  );
  return rows[0]?.words ?? [];
};
