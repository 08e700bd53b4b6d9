import { sql } from 'drizzle-orm';
import { allowedTypoCount, findNearestWords } from '#features/directory/core/rules/spelling-distance.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';

/** Shorter parts of words are ignored: 'dach' is in Flachdach, 'an' is in everything. */
const SHORTEST_PART = 4;
const MOST_LONGER_WORDS = 12;
/**
 * A beginning of more words than these is searched as a prefix. The index reads listed words only as far as needed but
 * tests each of them at every company; a prefix is read at once.
 */
const MOST_BEGUN_WORDS = 8;
const MOST_CANDIDATES = 400;
/** Two words must share this part of their trigrams. A lower one finds hardly more and reads many more words. */
const LEAST_SIMILARITY = 0.15;

export interface VocabularyEntry {
  word: string;
  /** Directory words that begin with it or equal it; null if they are too many to list. */
  begun: string[] | null;
  /** These directory words contain it further inside. */
  within: string[];
}

const isSign = (word: string) => !/[\p{L}\p{N}]/u.test(word);

/** Three in a row are a trigram; a word without one would be compared with every word. */
const hasTrigram = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

/** Returns the LIKE pattern for words that contain this one further inside; null if it is too short. */
const insidePattern = (word: string) =>
  word.length >= SHORTEST_PART && hasTrigram(word) ? `%_${word.replace(/[%_\\]/g, '\\$&')}%` : null;

// The words are one parameter and no lists: PostgreSQL assumes longer lists, and would plan this again for each search.
const findKnownWords = createNamedStatement<{ word: string; begun: string[]; within: string[] }>(
  'known_words',
  `select given.word, array(
      select word from search_words s where s.word >= given.word and s.word < given.word || chr(1114111)
      limit ${MOST_BEGUN_WORDS + 1}) as begun, case when given.sign then array(
        select word from search_words where strpos(word, given.word) > 0 limit ${MOST_LONGER_WORDS})
      else array(
        select word from search_words s where s.word like given.inside
        order by char_length(word), word limit ${MOST_LONGER_WORDS}) end as within
    from jsonb_to_recordset($1::jsonb) given (word text, sign boolean, inside text)`,
);

/** Looks words up in the directory's vocabulary. */
export const lookUpVocabulary = async (db: Db, words: readonly string[]): Promise<VocabularyEntry[]> => {
  if (words.length === 0) return [];
  const given = words.map((word) => ({ word, sign: isSign(word), inside: insidePattern(word) }));
  const rows = await findKnownWords(db, JSON.stringify(given));
  return rows.map(({ begun, ...row }) => ({ ...row, begun: begun.length > MOST_BEGUN_WORDS ? null : begun }));
};

/** Returns the directory's words nearest to mistyped ones. */
export const findNearestVocabularyWords = async (
  db: Db,
  words: readonly string[],
): Promise<Map<string, string[]>> => {
  const long = words.filter((word) => allowedTypoCount(word) > 0 && hasTrigram(word));
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
  return new Map(rows.map(({ word, candidates }) => [word, findNearestWords(word, candidates)]));
};

/** A less similar word is another word. */
const LIKE_ENOUGH = 0.35;

/** Returns the directory's word most similar to another, however it is mistyped; null if none is similar. */
export const findMostSimilarWord = async (db: Db, word: string): Promise<string | null> => {
  if (!hasTrigram(word)) return null;
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words where word % ${word} and similarity(word, ${word}) >= ${LIKE_ENOUGH}
    order by similarity(word, ${word}) desc, word limit 1`);
  return rows[0]?.word ?? null;
};
