import { type EntryDetailName, entryDetailNames } from '#features/moderation/core/rules/moderation.ts';

/** Lists an entry's details in the order a moderator reads them. */
export const entryDetailsOf = (details: Partial<Record<EntryDetailName, string | null>>) =>
  entryDetailNames.flatMap((name) => {
    const value = details[name];
    return value ? [{ name, value }] : [];
  });

/** An entry without words, pictures and document of its own uses these. */
export const emptyEntryContent = {
  words: null,
  before: null,
  isAnonymous: false,
  pictures: [],
  document: null,
  ring: null,
};
