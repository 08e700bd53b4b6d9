/** One spelling of a word that will do. */
export interface Spelling {
  word: string;
  /** Longer words that begin with it will do too. */
  isBeginning: boolean;
}

/** A piece of what is looked for: each of its words in one of its spellings, or one of the categories. */
export interface SearchTerm {
  words: readonly (readonly Spelling[])[];
  categoryIds: readonly number[];
  /** It tells its trades by whole words. */
  isSure: boolean;
}

/** What the first letter of a lexeme says (db/migrations/0004). */
type Field = 'n' | 'w' | 'p';

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

const spelt = (field: Field, spellings: readonly Spelling[]) =>
  `(${spellings.map(({ word, isBeginning }) => `${quoted(field + word)}${isBeginning ? ':*' : ''}`).join('|')})`;

const allWords = (field: Field, { words }: SearchTerm) =>
  words.map((spellings) => spelt(field, spellings)).join('&');

/** The words of a term where they stand, or, where categories count, a category that they name. */
const found = (fields: readonly Field[], term: SearchTerm, withCategories: boolean) => {
  const ways = fields.map((field) => `(${allWords(field, term)})`);
  const categories = withCategories ? term.categoryIds.map((id) => quoted(`k${id}`)) : [];
  return `(${[...ways, ...categories].join('|')})`;
};

export const inName = (term: SearchTerm): string => found(['n'], term, false);
export const inNameOrCategory = (term: SearchTerm): string => found(['n'], term, true);
export const inAnyField = (term: SearchTerm): string => found(['w'], term, true);
export const inPlace = (term: SearchTerm): string => found(['p'], term, false);

export const isTrue = (lexeme: string): string => quoted(lexeme);

export const beginsWord = (word: string): string => spelt('n', [{ word, isBeginning: true }]);

export const allOf = (parts: readonly string[]): string => parts.join('&');

export const anyOf = (parts: readonly string[]): string => `(${parts.join('|')})`;
