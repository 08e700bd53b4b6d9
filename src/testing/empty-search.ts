import type { SearchTerms } from '#features/directory/core/server/search-terms.ts';

/** A search in which nothing is asked for. */
export const emptySearch: SearchTerms = {
  query: undefined,
  location: undefined,
  place: undefined,
  radius: undefined,
  categoryId: undefined,
  minRating: undefined,
  isEmergency: false,
  isVerified: false,
  commune: undefined,
  canton: undefined,
};
