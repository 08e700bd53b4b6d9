import {
  countCompaniesByPlace,
  explainSearch,
  getDirectoryStatistics,
  listCategories,
  listCommunes,
  listCompanies,
  suggestSearches,
} from '#features/directory/core/contract/directory.ts';
import type { LiteralReading } from '#features/directory/core/rules/literal-readings.ts';
import type { MinRating } from '#features/directory/core/rules/min-rating-options.ts';
import type { SearchRadius } from '#features/directory/core/rules/search-radius.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { createSearchExplainer } from './explain-search.ts';
import type { SearchFields } from './interpret-search.ts';
import { presentRowFacts } from './present-row-facts.ts';
import { createSuggestionReader } from './read-suggestions.ts';
import { createDirectoryReader } from './store.ts';

interface Filters {
  query?: string | undefined;
  literal?: LiteralReading | undefined;
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
const searchOf = ({ emergency, verified, ...filters }: Filters): SearchFields => ({
  query: filters.query || undefined,
  literal: filters.literal,
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
export const createDirectoryRoutes = (db: Db): EndpointRoute[] => {
  const reader = createDirectoryReader(db);
  const explain = createSearchExplainer(db, reader);
  const suggestions = createSuggestionReader(db, reader);
  return [
    handle(listCategories, () => reader.categories()),

    handle(getDirectoryStatistics, async () => ({ companyCount: await reader.companyCount() })),

    handle(listCompanies, async ({ query, services: { translator }, refuse }) => {
      const page = await reader.companies({
        ...searchOf(query),
        sort: query.sort ?? 'relevance',
        limit: query.limit,
        cursor: query.cursor,
      });
      if (!page) throw refuse('unknownCursor');
      return {
        ...page,
        items: page.items.map(({ facts, ...item }) => ({ ...item, ...presentRowFacts(facts, translator) })),
      };
    }),

    handle(countCompaniesByPlace, ({ query }) => reader.places(searchOf(query))),

    handle(explainSearch, ({ query }) => explain(searchOf(query))),

    handle(listCommunes, () => reader.communes()),

    handle(suggestSearches, ({ query }) => suggestions(query.query)),
  ];
};
