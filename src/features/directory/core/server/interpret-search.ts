import { sql } from 'drizzle-orm';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { foldText, searchWordsOf } from '#features/directory/core/rules/fold-text.ts';
import { isReadLiterally, type LiteralReading } from '#features/directory/core/rules/literal-readings.ts';
import type { MinRating } from '#features/directory/core/rules/min-rating-options.ts';
import {
  type ParsedSentence,
  parseSearchSentence,
} from '#features/directory/core/rules/parse-search-sentence.ts';
import { type SearchRadius, DEFAULT_SEARCH_RADIUS } from '#features/directory/core/rules/search-radius.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';
import { andTsquery, nameTsquery, type SearchTerm } from './build-tsquery.ts';
import { type GazetteerPlace, type PlaceLookup, createPlaceLookupReader } from './places/place-lookup.ts';
import { searchSurroundingsOf } from './places/search-surroundings.ts';
import type { ParsedSearch } from './search-condition-and-rank.ts';
import { wordsToSearchTerms } from './words-to-search-terms.ts';

/** These are the search's fields as somebody typed or chose them. */
export interface SearchFields {
  query: string | undefined;
  /** These words of the query mean no trade or no place. */
  literal: LiteralReading | undefined;
  /** These words must stand in the city or address. */
  location: string | undefined;
  /** The company should be in this place or near it. */
  place: string | undefined;
  radius: SearchRadius | undefined;
  categoryId: number | undefined;
  minRating: MinRating | undefined;
  isEmergency: boolean;
  isVerified: boolean;
  commune: string | undefined;
  canton: string | undefined;
}

/** Returns the lexemes that must match. */
const lexemesOf = (search: SearchFields): string[] =>
  [
    search.categoryId !== undefined && `k${search.categoryId}`,
    search.minRating !== undefined && `frated${search.minRating}`,
    search.isEmergency && 'femergency',
    search.isVerified && 'fverified',
    search.commune !== undefined && `c${search.commune}`,
    search.canton !== undefined && `t${search.canton}`,
  ].filter((lexeme) => lexeme !== false);

/** This much is known before the directory's vocabulary is read. */
export interface SearchWithRecognizedPlace {
  sentence: ParsedSentence;
  place: GazetteerPlace | undefined;
  /** The sentence names the place, not a field of its own. */
  isPlaceNamed: boolean;
  /** These count as words of the address because no known place has the name. */
  addressWords: string;
}

const readSearch = (search: SearchFields, book: PlaceLookup): SearchWithRecognizedPlace => {
  const text = search.query ?? '';
  const placeText = search.place ?? '';
  // If another field names a place, place names in the text count as plain words.
  const isElsewhere =
    placeText !== '' ||
    search.commune !== undefined ||
    search.canton !== undefined ||
    isReadLiterally(search.literal, 'place');
  const parsed = parseSearchSentence(text, (name) => !isElsewhere && book.named(name) !== undefined);
  const sentence = isReadLiterally(search.literal, 'trade') ? { ...parsed, trades: [] } : parsed;
  const place =
    placeText === '' ? book.named(sentence.place ?? '') : (book.named(placeText) ?? book.likely(placeText));
  const addressWords = [search.location ?? '', place || placeText === '' ? '' : placeText].join(' ').trim();
  return { sentence, place, isPlaceNamed: placeText === '' && place !== undefined, addressWords };
};

/** If a company has all these words in its name, it is meant, and not a trade among them. */
const isNamed = async (db: Db, terms: readonly SearchTerm[]): Promise<boolean> => {
  const nameQuery = andTsquery(terms.map(nameTsquery));
  const { rows } = await db.execute(
    sql`select from company_search where document @@ ${nameQuery}::tsquery limit 1`,
  );
  return rows.length > 0;
};

const findNameBeginning = createNamedStatement(
  'name_beginning',
  'select from company_search where name >= $1 and name < $1 || chr(1114111) limit 1',
);

/** Says whether a company's name begins with the text. If none does, the search near a place skips names. */
const beginsName = async (db: Db, text: string): Promise<boolean> =>
  (await findNameBeginning(db, text)).length > 0;

/**
 * The name of a trade beside a place looks for those of the trade there: 'toiture' at Wiltz doesn't mean
 * 'Toiture Schmit' at Esch.
 */
const isTradeAlone = ([term, ...others]: readonly SearchTerm[]): boolean =>
  term !== undefined && others.length === 0 && term.isSure && term.categoryIds.length > 0;

export interface InterpretedSearch extends SearchWithRecognizedPlace {
  understoodSearch: ParsedSearch;
}

/** A search is repeated with mistyped words, then with some of its words. */
export const typoToleranceSteps = ['none', 'letters', 'words'] as const;
type TypoTolerance = (typeof typoToleranceSteps)[number];

/** Understands a search with the directory's vocabulary, places and categories. */
export const createSearchInterpreter = (db: Db, readCategories: () => Promise<readonly NamedTrade[]>) => {
  const readBook = createPlaceLookupReader(db);
  return async (search: SearchFields, tolerance: TypoTolerance): Promise<InterpretedSearch> => {
    const book = await readBook();
    const read = readSearch(search, book);
    const { sentence, place, isPlaceNamed, addressWords } = read;
    const text = foldText(search.query ?? '').trim();
    const categories =
      search.query && !isReadLiterally(search.literal, 'trade') ? await readCategories() : [];
    const wording = { categories, isForgiving: tolerance !== 'none' };
    const [terms, places, mayBeName] = await Promise.all([
      wordsToSearchTerms(db, sentence.words, wording),
      wordsToSearchTerms(db, searchWordsOf(addressWords), { ...wording, categories: [] }),
      !place || (text !== '' && beginsName(db, text)),
    ]);
    const isPlaceApart = place !== undefined && !isPlaceNamed;
    const isOtherwiseNamed = mayBeName && isPlaceNamed;
    const named = isOtherwiseNamed
      ? await wordsToSearchTerms(db, searchWordsOf(search.query ?? ''), wording)
      : terms;
    const isName = terms.some(({ isSure }) => !isSure) && (await isNamed(db, terms));
    const idOf = (trade: string) => categories.find(({ name }) => name === trade)?.id;
    // A single word that names its trade already finds it.
    const isSentence = terms.length > 1 || terms.every(({ categoryIds }) => categoryIds.length === 0);
    const trades = isSentence && !isName ? sentence.trades.map(idOf).filter((id) => id !== undefined) : [];
    const radius = search.radius ?? DEFAULT_SEARCH_RADIUS;
    return {
      ...read,
      understoodSearch: {
        text,
        terms,
        nameTerms: mayBeName && !(isPlaceApart && isTradeAlone(terms)) ? named : [],
        trades,
        places,
        lexemes: lexemesOf(search),
        surroundings: place ? searchSurroundingsOf(place, radius, book) : null,
        isPartly: tolerance === 'words',
      },
    };
  };
};
