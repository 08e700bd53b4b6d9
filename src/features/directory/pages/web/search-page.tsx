import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import { definePage } from '#web/page.ts';
import type { searchRoute } from './page-routes.ts';
import { companyCountsByPlaceQuery, searchExplanationQuery, searchResultsQuery } from './search/queries.ts';
import { searchHtmlHead } from './search/search-html-head.ts';
import { SearchScreen } from './search/search-screen.tsx';
import { SearchSkeleton } from './search/search-skeleton.tsx';
import { hasSearchFilters, validateSearchState } from './search/search-state.ts';

export const pageDefinition = definePage<typeof searchRoute>({
  tables: ['finding', 'directory', 'companies'],
  queries: ({ search: rawSearch }, { read }) => {
    const { search } = validateSearchState(rawSearch, read(tradeNamesQuery));
    return [
      searchResultsQuery(search),
      tradeNamesQuery,
      companyCountsByPlaceQuery(search),
      ...(hasSearchFilters(search) ? [searchExplanationQuery(search)] : []),
    ];
  },
  shows: ({ match, read }) => {
    const { search } = validateSearchState(match.search, read(tradeNamesQuery));
    return { listed: read(searchResultsQuery(search))?.items.map(({ id }) => id) };
  },
  head: searchHtmlHead,
  Screen: SearchScreen,
  Skeleton: SearchSkeleton,
});
