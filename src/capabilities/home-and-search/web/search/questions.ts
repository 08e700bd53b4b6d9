import { countPlaces, listCompanies, suggest } from '#directory/contract/directory.ts';
import { ask } from '#web/query.ts';
import { type KnownSearch, shownOf } from './search-state.ts';

const filtersOf = (search: KnownSearch) => ({
  query: search.q,
  categoryId: search.category?.toString(),
  location: search.location,
  minRating: search.rating,
  emergency: search.emergency,
  verified: search.verified,
});

export const foundQuestion = (search: KnownSearch) =>
  ask(listCompanies, {
    query: {
      ...filtersOf(search),
      commune: search.commune,
      canton: search.canton,
      sort: search.sort,
      limit: shownOf(search).toString(),
      cursor: search.after,
    },
  });

/** The map counts the whole country, so that coming closer asks nothing. */
export const placesQuestion = (search: KnownSearch) => ask(countPlaces, { query: filtersOf(search) });

export const suggestionsQuestion = (text: string) => ask(suggest, { query: { query: text } });
