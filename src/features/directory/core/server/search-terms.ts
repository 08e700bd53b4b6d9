import { sql } from 'drizzle-orm';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { foldText, wordsIn } from '#features/directory/core/rules/fold-text.ts';
import type { MinRating } from '#features/directory/core/rules/min-ratings.ts';
import { type SearchRadius, USUAL_RADIUS } from '#features/directory/core/rules/radius.ts';
import {
  type UnderstoodSentence,
  understandSentence,
} from '#features/directory/core/rules/understand-sentence.ts';
import type { Db } from '#server/database/db.ts';
import { type KnownPlace, type PlaceBook, placeBookReader } from './places/place-book.ts';
import { surroundingsOf } from './places/surroundings.ts';
import type { UnderstoodSearch } from './relevance-tiers.ts';
import { allOf, inName, type SearchTerm } from './tsquery.ts';
import { understandWords } from './understand-words.ts';

/** What somebody looks for, as they say it. */
export interface SearchTerms {
  query: string | undefined;
  /** Words of the city or address. */
  location: string | undefined;
  /** Where it is to be, or near to. */
  place: string | undefined;
  radius: SearchRadius | undefined;
  categoryId: number | undefined;
  minRating: MinRating | undefined;
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

/** As much as is known before the directory's own words are asked. */
export interface ReadSearch {
  sentence: UnderstoodSentence;
  place: KnownPlace | undefined;
  /** The place stands in the sentence, not in a box of its own. */
  isPlaceNamed: boolean;
  /** Looked for as words of the address: nobody knows it as a place. */
  addressWords: string;
}

const readSearch = (search: SearchTerms, book: PlaceBook): ReadSearch => {
  const text = search.query ?? '';
  const placeText = search.place ?? '';
  // A place that was chosen beside it leaves the words to be words.
  const isElsewhere = placeText !== '' || search.commune !== undefined || search.canton !== undefined;
  const sentence = understandSentence(text, (name) => !isElsewhere && book.named(name) !== undefined);
  const place =
    placeText === '' ? book.named(sentence.place ?? '') : (book.named(placeText) ?? book.likely(placeText));
  const addressWords = [search.location ?? '', place || placeText === '' ? '' : placeText].join(' ').trim();
  return { sentence, place, isPlaceNamed: placeText === '' && place !== undefined, addressWords };
};

/** Somebody bears all these words in the name: then that is what is looked for, and not a trade among them. */
const isNamed = async (db: Db, terms: readonly SearchTerm[]): Promise<boolean> => {
  const nameQuery = allOf(terms.map(inName));
  const { rows } = await db.execute(
    sql`select from company_search where document @@ ${nameQuery}::tsquery limit 1`,
  );
  return rows.length > 0;
};

/** Somebody's name begins with it. Where nobody's does, what is near is found without looking at names. */
const beginsName = async (db: Db, text: string): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select from company_search where name >= ${text} and name < ${text} || chr(1114111) limit 1`,
  );
  return rows.length > 0;
};

export interface InterpretedSearch extends ReadSearch {
  understoodSearch: UnderstoodSearch;
}

/** How far a search is forgiven: to the letter, with mistyped words, or with some of its words. */
export const typoToleranceSteps = ['none', 'letters', 'words'] as const;
type TypoTolerance = (typeof typoToleranceSteps)[number];

/** Reads a search with the directory's own words, places and categories at hand. */
export const searchTermsReader = (db: Db, readCategories: () => Promise<readonly NamedTrade[]>) => {
  const readBook = placeBookReader(db);
  return async (search: SearchTerms, tolerance: TypoTolerance): Promise<InterpretedSearch> => {
    const book = await readBook();
    const read = readSearch(search, book);
    const { sentence, place, isPlaceNamed, addressWords } = read;
    const text = foldText(search.query ?? '').trim();
    const categories = search.query ? await readCategories() : [];
    const wording = { categories, isForgiving: tolerance !== 'none' };
    const [terms, places, mayBeName] = await Promise.all([
      understandWords(db, sentence.words, wording),
      understandWords(db, wordsIn(addressWords), { ...wording, categories: [] }),
      !place || (text !== '' && beginsName(db, text)),
    ]);
    const isOtherwiseNamed = mayBeName && isPlaceNamed;
    const named = isOtherwiseNamed ? await understandWords(db, wordsIn(search.query ?? ''), wording) : terms;
    const isName = terms.some(({ isSure }) => !isSure) && (await isNamed(db, terms));
    const idOf = (trade: string) => categories.find(({ name }) => name === trade)?.id;
    // One word that names its trade finds that by itself.
    const isSentence = terms.length > 1 || terms.every(({ categoryIds }) => categoryIds.length === 0);
    const trades = isSentence && !isName ? sentence.trades.map(idOf).filter((id) => id !== undefined) : [];
    const radius = search.radius ?? USUAL_RADIUS;
    return {
      ...read,
      understoodSearch: {
        text,
        terms,
        nameTerms: mayBeName ? named : [],
        trades,
        places,
        lexemes: lexemesOf(search),
        surroundings: place ? surroundingsOf(place, radius, book) : null,
        isPartly: tolerance === 'words',
      },
    };
  };
};
