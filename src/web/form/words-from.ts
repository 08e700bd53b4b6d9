import type { TableName } from '#strings/strings.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { wordsOf } from '#web/words-of.ts';

/** Finds the words of a message key in any table: a form may be refused in words its page does not name. */
export const wordsFrom = async (source: StringsSource, text: string): Promise<string> => {
  const [, table] = /^(\w+)\.\w+$/.exec(text) ?? [];
  if (table === undefined) return text;
  try {
    await source.load(['web', table as TableName]);
  } catch {
    return source.strings.web.partFailed;
  }
  return wordsOf(source.strings, text, source.strings.web.checkThis);
};
