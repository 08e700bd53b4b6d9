import type { Language } from './language.ts';
import type { TranslatedNames } from './translated-names.ts';

/** A trade or a commune comes from the database in this shape. */
export interface NamedItem {
  name: string;
  names?: TranslatedNames | undefined;
}

/** Returns the name in a language; English serves where it has none. */
export const translatedName = (language: Language, { name, names }: NamedItem): string => {
  const translations: Partial<Record<Language, string | undefined>> = names ?? {};
  return translations[language] || name;
};

/** Returns the name as inside a sentence, where English, French and Portuguese write a trade small. */
export const translatedNameWithinSentence = (language: Language, named: NamedItem): string => {
  const name = translatedName(language, named);
  return language === 'de' || language === 'lb' ? name : name.toLowerCase();
};
