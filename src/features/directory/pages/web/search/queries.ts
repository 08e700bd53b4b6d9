import {
  countPlaces,
  explainSearch,
  listCompanies,
  suggestSearches,
} from '#features/directory/core/contract/directory.ts';
import { cardListQuery } from '#features/directory/pages/web/card-list-query.ts';
import { queryFor } from '#web/query.ts';
import { shownInSearch, type ValidSearch } from './search-state.ts';

const filtersOf = (search: ValidSearch) => ({
  query: search.q,
  categoryId: search.category?.toString(),
  location: search.location,
  place: search.place,
  radius: search.radius,
  minRating: search.rating,
  emergency: search.emergency,
  verified: search.verified,
});

export const resultsQuery = (search: ValidSearch) =>
  cardListQuery(
    queryFor(listCompanies, {
      query: {
        ...filtersOf(search),
        commune: search.commune,
        canton: search.canton,
        sort: search.sort,
        limit: shownInSearch(search).toString(),
        cursor: search.after,
      },
    }),
  );

/** The map counts the whole country, so that zooming in needs no request. */
export const placesQuery = (search: ValidSearch) => queryFor(countPlaces, { query: filtersOf(search) });

export const searchSuggestionsQuery = (text: string) => queryFor(suggestSearches, { query: { query: text } });

/** Asks how the search was understood; a search without any fields needs no explanation. */
export const readingQuery = (search: ValidSearch) =>
  queryFor(explainSearch, {
    query: { ...filtersOf(search), commune: search.commune, canton: search.canton },
  });
