import type { Language } from './language.ts';
import { localeTags } from './locales.ts';
import { type NamedItem, nameIn } from './name-in.ts';

/** Compares names in the alphabetical order of a language: Éislek is under E, Österreich under O. */
export const alphabetOf = (language: Language): ((a: string, b: string) => number) =>
  new Intl.Collator(localeTags[language]).compare;

/** Sorts items by their name in a language. */
export const inAlphabet = <Thing extends NamedItem>(language: Language, items: readonly Thing[]): Thing[] => {
  const compare = alphabetOf(language);
  return items.toSorted((a, b) => compare(nameIn(language, a), nameIn(language, b)));
};
