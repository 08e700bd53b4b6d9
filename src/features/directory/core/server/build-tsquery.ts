export interface WordSpelling {
  word: string;
  /** Longer words that begin with it match too. */
  isBeginning: boolean;
}

/** A term matches if each of its words occurs in one of its spellings, or if one of the categories does. */
export interface SearchTerm {
  words: readonly (readonly WordSpelling[])[];
  categoryIds: readonly number[];
  /** Its whole words name the trades. */
  isSure: boolean;
}

/** db/migrations/0004 explains the first letter of a lexeme. */
type Field = 'n' | 'w' | 'p';

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

const spelt = (field: Field, spellings: readonly WordSpelling[]) =>
  `(${spellings.map(({ word, isBeginning }) => `${quoted(field + word)}${isBeginning ? ':*' : ''}`).join('|')})`;

const allWords = (field: Field, { words }: SearchTerm) =>
  words.map((spellings) => spelt(field, spellings)).join('&');

/** Matches the words of a term in a field or, if `withCategories`, a category that they name. */
const found = (field: Field, term: SearchTerm, withCategories: boolean) => {
  const categories = withCategories ? term.categoryIds.map((id) => quoted(`k${id}`)) : [];
  return `(${[`(${allWords(field, term)})`, ...categories].join('|')})`;
};

export const nameTsquery = (term: SearchTerm): string => found('n', term, false);
export const anyFieldTsquery = (term: SearchTerm): string => found('w', term, true);
export const placeTsquery = (term: SearchTerm): string => found('p', term, false);

export const lexemeTsquery = (lexeme: string): string => quoted(lexeme);

export const wordPrefixTsquery = (word: string): string => spelt('n', [{ word, isBeginning: true }]);

export const andTsquery = (parts: readonly string[]): string => parts.join('&');

export const orTsquery = (parts: readonly string[]): string => `(${parts.join('|')})`;

export const findSharedCategoryIds = ([first, ...otherTerms]: readonly SearchTerm[]): number[] =>
  first?.categoryIds.filter((id) => otherTerms.every(({ categoryIds }) => categoryIds.includes(id))) ?? [];

/**
 * Matches all terms, each by its words or its categories. A shared category is written once: repeated in each, the
 * planner would take it for several conditions that rarely meet.
 */
const allTermsIn = (field: Field, terms: readonly SearchTerm[]): string => {
  const shared = findSharedCategoryIds(terms);
  const parts = terms.map((term) => {
    const categoryIds = term.categoryIds.filter((id) => !shared.includes(id));
    return found(field, { ...term, categoryIds }, true);
  });
  return orTsquery([...shared.map((id) => lexemeTsquery(`k${id}`)), andTsquery(parts)]);
};

export const allInNameTsquery = (terms: readonly SearchTerm[]): string => allTermsIn('n', terms);
export const allInAnyFieldTsquery = (terms: readonly SearchTerm[]): string => allTermsIn('w', terms);
