import { findSentence } from '#kernel/sentence-keys.ts';

/**
 * Returns the words of a key. An unknown key is a mistake of ours: tests and development throw; in production
 * people read a general sentence, and the log has an entry.
 */
export const sentenceOrFallback = (tables: object, key: string, general: string): string => {
  const words = findSentence(tables, key);
  if (words !== undefined) return words;
  if (import.meta.env.DEV) throw new Error(`No sentence for ${key}`);
  // oxlint-disable-next-line no-console -- the browser's log, or the server's where it renders the page
  console.error(`No sentence for ${key}`);
  return general;
};
