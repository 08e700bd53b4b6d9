import {
  countCompaniesByPlace,
  explainSearch,
  listCompanies,
  suggestSearches,
} from '#features/directory/core/contract/directory.ts';
import { withItemsTrimmedForRows } from '#features/directory/pages/web/with-trimmed-items.ts';
import { queryFor } from '#web/query.ts';
import { shownResultCount, type ValidSearchState } from './search-state.ts';

const filtersOf = (search: ValidSearchState) => ({
  query: search.q,
  literal: search.literal,
  categoryId: search.category?.toString(),
  location: search.location,
  place: search.place,
  radius: search.radius,
  minRating: search.rating,
  emergency: search.emergency,
  verified: search.verified,
});

export const searchResultsQuery = (search: ValidSearchState) =>
  withItemsTrimmedForRows(
    queryFor(listCompanies, {
      query: {
        ...filtersOf(search),
        commune: search.commune,
        canton: search.canton,
        sort: search.sort,
        limit: shownResultCount(search).toString(),
        cursor: search.after,
      },
    }),
  );

/** The map counts the whole country, so that zooming in needs no request. */
export const companyCountsByPlaceQuery = (search: ValidSearchState) =>
  queryFor(countCompaniesByPlace, { query: filtersOf(search) });

export const searchSuggestionsQuery = (text: string) => queryFor(suggestSearches, { query: { query: text } });

/** Asks how the search was understood; a search without any fields needs no explanation. */
export const searchExplanationQuery = (search: ValidSearchState) =>
  queryFor(explainSearch, {
    query: { ...filtersOf(search), commune: search.commune, canton: search.canton },
  });
