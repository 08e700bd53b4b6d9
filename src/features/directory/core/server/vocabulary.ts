import { sql } from 'drizzle-orm';
import { forgivenMistakes, nearestWords } from '#features/directory/core/rules/edit-distance.ts';
import type { Db } from '#server/database/db.ts';
import { namedStatement } from '#server/database/statement.ts';

/** Parts of words count from this length on: 'dach' is in Flachdach, 'an' is in everything. */
const SHORTEST_PART = 4;
const MOST_LONGER_WORDS = 12;
/**
 * A beginning of more words than these stays a beginning. The index reads all that one word more brings only where
 * it must, and all that a beginning brings at once; but it looks at every word again for each company.
 */
const MOST_BEGUN_WORDS = 8;
const MOST_CANDIDATES = 400;
/** The share of trigrams that two words must have in common. A lower one finds hardly more and looks at many more. */
const LEAST_SIMILARITY = 0.15;

export interface VocabularyEntry {
  word: string;
  /** Words of the directory that begin with it, or are it; null where they are too many to name. */
  begun: string[] | null;
  /** Words of the directory that have it further inside. */
  within: string[];
}

const isSign = (word: string) => !/[\p{L}\p{N}]/u.test(word);

/** Three in a row are a trigram. What has none would be compared with every word. */
const hasTrigram = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

/** What has a word further inside, as LIKE wants it; null for a word that is not looked for there. */
const insidePattern = (word: string) =>
  word.length >= SHORTEST_PART && hasTrigram(word) ? `%_${word.replace(/[%_\\]/g, '\\$&')}%` : null;

const findKnownWords = namedStatement<{ word: string; begun: string[]; within: string[] }>(
  'known_words',
  `select given.word, array(
      select word from search_words s where s.word >= given.word and s.word < given.word || chr(1114111)
      limit ${MOST_BEGUN_WORDS + 1}) as begun, case when given.sign then array(
        select word from search_words where strpos(word, given.word) > 0 limit ${MOST_LONGER_WORDS})
      else array(
        select word from search_words s where s.word like given.inside
        order by char_length(word), word limit ${MOST_LONGER_WORDS}) end as within
    from unnest($1::text[], $2::boolean[], $3::text[]) given (word, sign, inside)`,
);

/** What the directory's own words make of these. */
export const lookUpWords = async (db: Db, words: readonly string[]): Promise<VocabularyEntry[]> => {
  if (words.length === 0) return [];
  const rows = await findKnownWords(db, [...words], words.map(isSign), words.map(insidePattern));
  return rows.map(({ begun, ...row }) => ({ ...row, begun: begun.length > MOST_BEGUN_WORDS ? null : begun }));
};

/** The directory's words nearest to mistyped ones. */
export const wordsNear = async (db: Db, words: readonly string[]): Promise<Map<string, string[]>> => {
  const long = words.filter((word) => forgivenMistakes(word) > 0 && hasTrigram(word));
  if (long.length === 0) return new Map();
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.similarity_threshold', ${String(LEAST_SIMILARITY)}, true)`,
    );
    return tx.execute<{ word: string; candidates: string[] }>(sql`
      select given.word, array(select s.word from search_words s where s.word % given.word
        order by similarity(s.word, given.word) desc limit ${MOST_CANDIDATES}) as candidates
      from unnest(${sql.param(long)}::text[]) given (word)`);
  });
  return new Map(rows.map(({ word, candidates }) => [word, nearestWords(word, candidates)]));
};

/** Less than this and it is another word. */
const LIKE_ENOUGH = 0.35;

/** The directory's word most like one that it does not have, however it is mistyped; null where it has it. */
export const wordLike = async (db: Db, word: string): Promise<string | null> => {
  if (!hasTrigram(word)) return null;
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words where word % ${word} and similarity(word, ${word}) >= ${LIKE_ENOUGH}
    order by similarity(word, ${word}) desc, word limit 1`);
  return rows[0]?.word ?? null;
};
