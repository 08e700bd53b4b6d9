import type { Language } from './language.ts';
import type { OtherNames } from './other-names.ts';

/** A trade or a commune, as it comes from the database. */
export interface NamedThing {
  name: string;
  names?: OtherNames | undefined;
}

/** What it is called in a language. English is the source. */
export const nameIn = (language: Language, { name, names }: NamedThing): string => {
  const others: Partial<Record<Language, string | undefined>> = names ?? {};
  return others[language] || name;
};

/** The same inside a sentence, where English, French and Portuguese write a trade small. */
export const nameWithin = (language: Language, thing: NamedThing): string => {
  const name = nameIn(language, thing);
  return language === 'de' || language === 'lb' ? name : name.toLowerCase();
};
