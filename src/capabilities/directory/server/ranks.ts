import { type SQL, sql } from 'drizzle-orm';
import { allOf, inAnyField, inName, inNameOrCategory, inPlace, isTrue, type SearchTerm } from './tsquery.ts';

/** What a search came to: terms to find, places to be in, lexemes that must hold. */
export interface UnderstoodSearch {
  /** The text as a whole, folded, as a name would have it. */
  text: string;
  terms: readonly SearchTerm[];
  places: readonly SearchTerm[];
  lexemes: readonly string[];
}

/** One degree of answering. A lesser one holds the better ones too, so what is found twice counts as the better. */
export interface Rank {
  rank: number;
  condition: SQL;
}

const document = sql`found.document`;
const matches = (query: string) => sql`${document} @@ ${query}::tsquery`;

/** Each placement has an index of lexemes (db/migrations/0020), which is taken where this is asked for. */
export const isPlaced = (placement: number) => sql.raw(`found.placement = ${placement}`);

const placesAndLexemes = ({ places, lexemes }: UnderstoodSearch) => [
  ...places.map(inPlace),
  ...lexemes.map(isTrue),
];

/** All that a search finds, or nothing where everything is asked for. */
export const conditionOf = (wanted: UnderstoodSearch): SQL | null => {
  const parts = [...wanted.terms.map(inAnyField), ...placesAndLexemes(wanted)];
  return parts.length === 0 ? null : matches(allOf(parts));
};

/**
 * What one lexeme says of which the search finds all, if there is such a thing: the only thing that is asked for,
 * or a category that every term names.
 */
export const foundAllOf = (wanted: UnderstoodSearch): SQL | null => {
  const { terms, places, lexemes } = wanted;
  const words = [...terms, ...places].flatMap((term) => term.words);
  if (words.length + lexemes.length === 1) return conditionOf(wanted);
  if (places.length + lexemes.length > 0) return null;
  const [first, ...others] = terms.map(({ categoryIds }) => categoryIds);
  const shared = first?.find((id) => others.every((ids) => ids.includes(id)));
  return shared === undefined ? null : matches(isTrue(`k${shared}`));
};

/** The name itself, a name that begins so, words of the name, the category, and then any text. */
export const ranksOf = (wanted: UnderstoodSearch): Rank[] => {
  const { terms, text } = wanted;
  const all = conditionOf(wanted) ?? sql`true`;
  if (terms.length === 0) return [{ rank: 0, condition: all }];
  const parts = placesAndLexemes(wanted);
  const each = (find: (term: SearchTerm) => string) => matches(allOf([...terms.map(find), ...parts]));
  const named = each(inName);
  return [
    { rank: 4, condition: sql`found.name = ${text} and ${named}` },
    { rank: 3, condition: sql`found.name >= ${text} and found.name < ${text} || chr(1114111) and ${named}` },
    { rank: 2, condition: named },
    { rank: 1, condition: each(inNameOrCategory) },
    { rank: 0, condition: all },
  ];
};
