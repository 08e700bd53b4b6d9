import type { Language } from './language.ts';
import { locales } from './locales.ts';
import { type NamedThing, nameIn } from './name-in.ts';

/** Names as the alphabet of a language has them: Éislek is under E, Österreich under O. */
export const alphabetOf = (language: Language): ((one: string, other: string) => number) =>
  new Intl.Collator(locales[language]).compare;

/** Things by what they are called in a language. */
export const inAlphabet = <Thing extends NamedThing>(
  language: Language,
  things: readonly Thing[],
): Thing[] => {
  const compare = alphabetOf(language);
  return things.toSorted((one, other) => compare(nameIn(language, one), nameIn(language, other)));
};
