import type { Language } from './language.ts';
import type { TranslatedNames } from './translated-names.ts';

/** A trade or a commune, as it comes from the database. */
export interface NamedItem {
  name: string;
  names?: TranslatedNames | undefined;
}

/** What it is called in a language. English is the source. */
export const nameIn = (language: Language, { name, names }: NamedItem): string => {
  const translations: Partial<Record<Language, string | undefined>> = names ?? {};
  return translations[language] || name;
};

/** The same inside a sentence, where English, French and Portuguese write a trade small. */
export const nameWithin = (language: Language, named: NamedItem): string => {
  const name = nameIn(language, named);
  return language === 'de' || language === 'lb' ? name : name.toLowerCase();
};
