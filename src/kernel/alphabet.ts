import type { Language } from './language.ts';
import { localeTags } from './locales.ts';
import { type NamedItem, nameIn } from './name-in.ts';

/** Names as the alphabet of a language has them: Éislek is under E, Österreich under O. */
export const alphabetOf = (language: Language): ((a: string, b: string) => number) =>
  new Intl.Collator(localeTags[language]).compare;

/** Things by what they are called in a language. */
export const inAlphabet = <Thing extends NamedItem>(language: Language, items: readonly Thing[]): Thing[] => {
  const compare = alphabetOf(language);
  return items.toSorted((a, b) => compare(nameIn(language, a), nameIn(language, b)));
};
