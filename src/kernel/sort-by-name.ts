import type { Language } from './language.ts';
import { numberLocaleTags } from './locale-tags.ts';
import { type NamedItem, translatedName } from './translated-name.ts';

/** Compares names in the alphabetical order of a language: Éislek is under E, Österreich under O. */
export const createAlphabeticalComparator = (language: Language): ((a: string, b: string) => number) =>
  new Intl.Collator(numberLocaleTags[language]).compare;

/** Sorts items by their name in a language. */
export const sortByName = <Thing extends NamedItem>(language: Language, items: readonly Thing[]): Thing[] => {
  const compare = createAlphabeticalComparator(language);
  return items.toSorted((a, b) => compare(translatedName(language, a), translatedName(language, b)));
};
