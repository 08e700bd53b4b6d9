import type { SearchFields } from '#features/directory/core/server/interpret-search.ts';

export const emptySearch: SearchFields = {
  query: undefined,
  literal: undefined,
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
