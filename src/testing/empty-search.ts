import type { SearchTerms } from '#features/directory/core/server/search-terms.ts';

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
