import type { StringTableName } from '#strings/strings.ts';
import { sentenceOrFallback } from '#web/sentence-or-fallback.ts';
import type { StringsSource } from '#web/strings-source.ts';

/** Finds the words of a message key in any table: a form may be refused in words its page does not name. */
export const loadSentenceByKey = async (source: StringsSource, text: string): Promise<string> => {
  const [, table] = /^(\w+)\.\w+$/.exec(text) ?? [];
  if (table === undefined) return text;
  try {
    await source.load(['web', table as StringTableName]);
  } catch {
    return source.strings.web.partFailed;
  }
  return sentenceOrFallback(source.strings, text, source.strings.web.checkThis);
};
