import { type DetailName, detailNames } from '#features/moderation/core/rules/moderation.ts';

/** Lists an entry's details in the order a moderator reads them. */
export const detailsOf = (details: Partial<Record<DetailName, string | null>>) =>
  detailNames.flatMap((name) => {
    const value = details[name];
    return value ? [{ name, value }] : [];
  });

/** An entry without words, pictures and document of its own uses these. */
export const noContent = {
  words: null,
  before: null,
  isAnonymous: false,
  pictures: [],
  document: null,
  ring: null,
};
