import type { Language } from './language.ts';
import { translatedName } from './translated-name.ts';
import type { TranslatedNames } from './translated-names.ts';

interface Place {
  street: string | null;
  postalCode: string | null;
  commune: string | null;
  communeNames: TranslatedNames;
}

/** Writes the known parts of a place in one line: '14, rue des Tilleuls, L-3919 Mondercange'. */
export const placeInWords = (
  { street, postalCode, commune, communeNames }: Place,
  language: Language,
): string | null => {
  const town = [postalCode, commune && translatedName(language, { name: commune, names: communeNames })];
  return [street, town.filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
};
