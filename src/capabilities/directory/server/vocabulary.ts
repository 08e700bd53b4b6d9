import { sql } from 'drizzle-orm';
import { forgivenMistakes, nearestWords } from '#directory/rules/edit-distance.ts';
import type { Db } from '#server/database/db.ts';

/** Parts of words count from this length on: 'dach' is in Flachdach, 'an' is in everything. */
const SHORTEST_PART = 4;
const MOST_LONGER_WORDS = 12;
/**
 * A beginning of more words than these stays a beginning. The index reads all that one word more brings only where
 * it must, and all that a beginning brings at once; but it looks at every word again for each company.
 */
const MOST_BEGUN_WORDS = 8;
const MOST_CANDIDATES = 400;

export interface KnownWord {
  word: string;
  /** Words of the directory that begin with it, or are it; null where they are too many to name. */
  begun: string[] | null;
  /** Words of the directory that have it further inside. */
  within: string[];
}

const isSign = (word: string) => !/[\p{L}\p{N}]/u.test(word);

/** What the directory's own words make of these. */
export const lookUp = async (db: Db, words: readonly string[]): Promise<KnownWord[]> => {
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ word: string; begun: string[]; within: string[] }>(sql`
    select given.word, array(
      select word from search_words s where s.word >= given.word and s.word < given.word || chr(1114111)
      limit ${MOST_BEGUN_WORDS + 1}) as begun, case
      when given.sign then array(
        select word from search_words where strpos(word, given.word) > 0 limit ${MOST_LONGER_WORDS})
      when char_length(given.word) >= ${SHORTEST_PART} then array(
        select s.word from search_words s where strpos(s.word, given.word) > 1 and s.id in (
          select word_id from search_trigrams where trigram = any(part.trigrams)
          group by word_id having count(*) = cardinality(part.trigrams))
        order by char_length(s.word) limit ${MOST_LONGER_WORDS})
      else '{}' end as within
    from unnest(${sql.param([...words])}::text[], ${sql.param(words.map(isSign))}::boolean[]) given (word, sign)
    cross join lateral (select array(select distinct substr(given.word, place, 3)
      from generate_series(1, char_length(given.word) - 2) place) as trigrams) part`);
  return rows.map(({ begun, ...row }) => ({ ...row, begun: begun.length > MOST_BEGUN_WORDS ? null : begun }));
};

/** The directory's words nearest to mistyped ones. */
export const wordsNear = async (db: Db, words: readonly string[]): Promise<Map<string, string[]>> => {
  const long = words.filter((word) => forgivenMistakes(word) > 0);
  if (long.length === 0) return new Map();
  // Two letters that changed places touch four trigrams; what shares fewer than the rest is no candidate.
  const leastShared = long.map((word) => Math.max(1, word.length + 1 - 4 * forgivenMistakes(word)));
  const { rows } = await db.execute<{ word: string; candidates: string[] }>(sql`
    select given.word, array(
      select s.word from (
        select word_id from search_trigrams where trigram = any(search_trigrams_of(given.word))
        group by word_id having count(*) >= given.least order by count(*) desc limit ${MOST_CANDIDATES}) near
      join search_words s on s.id = near.word_id) as candidates
    from unnest(${sql.param(long)}::text[], ${sql.param(leastShared)}::integer[]) given (word, least)`);
  return new Map(rows.map(({ word, candidates }) => [word, nearestWords(word, candidates)]));
};
