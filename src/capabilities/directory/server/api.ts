import {
  countPlaces,
  getDirectoryFigures,
  LARGEST_PAGE,
  listCategories,
  listCommunes,
  listCompanies,
  suggest,
} from '#directory/contract/directory.ts';
import type { LeastRating } from '#directory/rules/least-ratings.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { SearchTerms } from './search-terms.ts';
import { directoryReader } from './store.ts';
import { suggestionReader } from './suggestions.ts';

interface Filters {
  query?: string | undefined;
  location?: string | undefined;
  categoryId?: number | undefined;
  minRating?: LeastRating | undefined;
  emergency?: 'true' | undefined;
  verified?: 'true' | undefined;
  commune?: string | undefined;
  canton?: string | undefined;
}

// An empty parameter asks for nothing.
const searchOf = ({ emergency, verified, ...filters }: Filters): SearchTerms => ({
  query: filters.query || undefined,
  location: filters.location || undefined,
  categoryId: filters.categoryId,
  minRating: filters.minRating,
  isEmergency: emergency !== undefined,
  isVerified: verified !== undefined,
  commune: filters.commune || undefined,
  canton: filters.canton || undefined,
});

/** Made with the database at hand, because its statements are prepared once. */
export const routes = (db: Db): Route[] => {
  const reader = directoryReader(db);
  const suggestions = suggestionReader(db, reader);
  return [
    answer(listCategories, () => reader.categories()),

    answer(getDirectoryFigures, async () => ({ companyCount: await reader.companyCount() })),

    answer(listCompanies, async ({ query, refuse }) => {
      const page = await reader.companies({
        ...searchOf(query),
        sort: query.sort ?? 'relevance',
        limit: query.limit ?? LARGEST_PAGE,
        cursor: query.cursor,
      });
      if (!page) throw refuse('unknownCursor');
      return page;
    }),

    answer(countPlaces, ({ query }) => reader.places(searchOf(query))),

    answer(listCommunes, () => reader.communes()),

    answer(suggest, ({ query }) => suggestions(query.query)),
  ];
};
