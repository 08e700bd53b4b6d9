import { type DetailName, detailNames } from '#features/moderation/core/rules/moderation.ts';

/** What is known beside an entry, in the order a moderator reads it. */
export const detailsOf = (details: Partial<Record<DetailName, string | null>>) =>
  detailNames.flatMap((name) => {
    const value = details[name];
    return value ? [{ name, value }] : [];
  });

/** For an entry that shows neither words nor pictures nor a document of its own. */
export const noContent = {
  words: null,
  before: null,
  isAnonymous: false,
  pictures: [],
  document: null,
  ring: null,
};
