import { countPlaces, explainSearch, listCompanies, suggestSearches } from '#directory/contract/directory.ts';
import { listOfCards } from '#home-and-search/web/list-of-cards.ts';
import { questionFor } from '#web/query.ts';
import { type KnownSearch, shownInSearch } from './search-state.ts';

const filtersOf = (search: KnownSearch) => ({
  query: search.q,
  categoryId: search.category?.toString(),
  location: search.location,
  place: search.place,
  radius: search.radius,
  minRating: search.rating,
  emergency: search.emergency,
  verified: search.verified,
});

export const resultsQuestion = (search: KnownSearch) =>
  listOfCards(
    questionFor(listCompanies, {
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

/** The map counts the whole country, so that coming closer asks nothing. */
export const placesQuestion = (search: KnownSearch) => questionFor(countPlaces, { query: filtersOf(search) });

export const suggestionsQuestion = (text: string) => questionFor(suggestSearches, { query: { query: text } });

/** What the search was read as; of one that asks for everybody there is nothing to say. */
export const readingQuestion = (search: KnownSearch) =>
  questionFor(explainSearch, {
    query: { ...filtersOf(search), commune: search.commune, canton: search.canton },
  });
