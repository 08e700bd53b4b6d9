import {
  countPlaces,
  explainSearch,
  getDirectoryFigures,
  LARGEST_PAGE,
  listCategories,
  listCommunes,
  listCompanies,
  suggestSearches,
} from '#features/directory/core/contract/directory.ts';
import type { MinRating } from '#features/directory/core/rules/min-ratings.ts';
import type { SearchRadius } from '#features/directory/core/rules/radius.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { searchExplainer } from './explain-search.ts';
import type { SearchTerms } from './search-terms.ts';
import { directoryReader } from './store.ts';
import { suggestionReader } from './suggestions.ts';

interface Filters {
  query?: string | undefined;
  location?: string | undefined;
  place?: string | undefined;
  radius?: SearchRadius | undefined;
  categoryId?: number | undefined;
  minRating?: MinRating | undefined;
  emergency?: 'true' | undefined;
  verified?: 'true' | undefined;
  commune?: string | undefined;
  canton?: string | undefined;
}

// An empty parameter counts as missing.
const searchOf = ({ emergency, verified, ...filters }: Filters): SearchTerms => ({
  query: filters.query || undefined,
  location: filters.location || undefined,
  place: filters.place || undefined,
  radius: filters.radius,
  categoryId: filters.categoryId,
  minRating: filters.minRating,
  isEmergency: emergency !== undefined,
  isVerified: verified !== undefined,
  commune: filters.commune || undefined,
  canton: filters.canton || undefined,
});

/** The routes take the database because the reader prepares its statements once. */
export const routes = (db: Db): EndpointRoute[] => {
  const reader = directoryReader(db);
  const explain = searchExplainer(db, reader);
  const suggestions = suggestionReader(db, reader);
  return [
    handle(listCategories, () => reader.categories()),

    handle(getDirectoryFigures, async () => ({ companyCount: await reader.companyCount() })),

    handle(listCompanies, async ({ query, refuse }) => {
      const page = await reader.companies({
        ...searchOf(query),
        sort: query.sort ?? 'relevance',
        limit: query.limit ?? LARGEST_PAGE,
        cursor: query.cursor,
      });
      if (!page) throw refuse('unknownCursor');
      return page;
    }),

    handle(countPlaces, ({ query }) => reader.places(searchOf(query))),

    handle(explainSearch, ({ query }) => explain(searchOf(query))),

    handle(listCommunes, () => reader.communes()),

    handle(suggestSearches, ({ query }) => suggestions(query.query)),
  ];
};
