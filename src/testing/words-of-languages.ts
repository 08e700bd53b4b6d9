import '#app/strings/all-strings.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

/** Returns lower-case words that are long enough to tell a language. */
export const wordsIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}\p{N}])\p{L}[\p{L}’'-]*(?![\p{L}\p{N}])/gu) ?? [])
    // Drops initials, and codes of three letters.
    .filter((word) => !/^\p{Lu}{1,3}$/u.test(word))
    .flatMap((word) => word.toLowerCase().split(/[’'-]/))
    .filter((word) => word.length > 1);

/** Returns every sentence of a table, with something in its holes. */
const sentencesIn = (table: unknown): string[] => {
  if (typeof table === 'string') return [table];
  if (typeof table === 'function') {
    return [1, 2, 7].flatMap((count) => {
      try {
        const value: unknown = (table as (...holes: unknown[]) => unknown)(count, count, count, count, count);
        return sentencesIn(value);
      } catch {
        return [];
      }
    });
  }
  return table !== null && typeof table === 'object' ? Object.values(table).flatMap(sentencesIn) : [];
};

const vocabularies = new Map<Language, Set<string>>();

/** Returns every word of our sentences in a language. */
export const vocabularyOf = (language: Language): Set<string> => {
  const vocabulary = vocabularies.get(language) ?? new Set(sentencesIn(stringsOf(language)).flatMap(wordsIn));
  vocabularies.set(language, vocabulary);
  return vocabulary;
};
