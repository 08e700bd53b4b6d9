import type { Written } from './language.ts';
import { locales } from './locales.ts';
import type { OtherNames } from './other-names.ts';

/** A trade or a commune, as it comes from the database. */
export interface NamedThing {
  name: string;
  names?: OtherNames | undefined;
}

/** What it is called in a language. English is the source. */
export const nameIn = (language: Written, { name, names }: NamedThing): string => {
  const others: Partial<Record<Written, string | undefined>> = names ?? {};
  return others[language] || name;
};

/** The same inside a sentence, where English, French and Portuguese write a trade small. */
export const nameWithin = (language: Written, thing: NamedThing): string => {
  const name = nameIn(language, thing);
  return language === 'de' || language === 'lb' ? name : name.toLowerCase();
};

/** Names as the alphabet of a language has them: Éislek is under E, Österreich under O. */
export const alphabetOf = (language: Written): ((one: string, other: string) => number) =>
  new Intl.Collator(locales[language]).compare;

/** Things by what they are called in a language. */
export const inAlphabet = <Thing extends NamedThing>(
  language: Written,
  things: readonly Thing[],
): Thing[] => {
  const compare = alphabetOf(language);
  return things.toSorted((one, other) => compare(nameIn(language, one), nameIn(language, other)));
};
