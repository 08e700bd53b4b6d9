import { foldText, wordsIn } from '#directory/rules/fold-text.ts';
import type { LeastRating } from '#directory/rules/least-ratings.ts';
import type { Db } from '#server/database/db.ts';
import type { UnderstoodSearch } from './ranks.ts';
import { type Category, understandWords } from './understand-words.ts';

/** What somebody looks for, as they say it. */
export interface SearchTerms {
  query: string | undefined;
  location: string | undefined;
  categoryId: number | undefined;
  minRating: LeastRating | undefined;
  isEmergency: boolean;
  isVerified: boolean;
  commune: string | undefined;
  canton: string | undefined;
}

/** What must hold, as the lexemes that say so. */
const lexemesOf = (search: SearchTerms): string[] =>
  [
    search.categoryId !== undefined && `k${search.categoryId}`,
    search.minRating !== undefined && `frated${search.minRating}`,
    search.isEmergency && 'femergency',
    search.isVerified && 'fverified',
    search.commune !== undefined && `c${search.commune}`,
    search.canton !== undefined && `t${search.canton}`,
  ].filter((lexeme) => lexeme !== false);

/** Reads a search with the directory's own words and categories at hand. */
export const searchTermsReader =
  (db: Db, readCategories: () => Promise<readonly Category[]>) =>
  async (search: SearchTerms, isForgiving: boolean): Promise<UnderstoodSearch> => {
    const words = wordsIn(search.query ?? '');
    const categories = words.length > 0 ? await readCategories() : [];
    const [terms, places] = await Promise.all([
      understandWords(db, words, { categories, isForgiving }),
      understandWords(db, wordsIn(search.location ?? ''), { categories: [], isForgiving }),
    ]);
    return { text: foldText(search.query ?? '').trim(), terms, places, lexemes: lexemesOf(search) };
  };
