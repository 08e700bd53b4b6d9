import { tradesQuery } from '#features/directory/core/web/index.ts';
import { definePage } from '#web/page.ts';
import type { searchRoute } from './page-routes.ts';
import { placesQuery, readingQuery, resultsQuery } from './search/queries.ts';
import { searchHead } from './search/search-head.ts';
import { SearchScreen } from './search/search-screen.tsx';
import { SearchSkeleton } from './search/search-skeleton.tsx';
import { isNarrowed, readSearchState } from './search/search-state.ts';

export const pageDefinition = definePage<typeof searchRoute>({
  tables: ['finding', 'directory', 'companies'],
  queries: ({ search: rawSearch }, { read }) => {
    const { search } = readSearchState(rawSearch, read(tradesQuery));
    return [
      resultsQuery(search),
      tradesQuery,
      placesQuery(search),
      ...(isNarrowed(search) ? [readingQuery(search)] : []),
    ];
  },
  shows: ({ match, read }) => {
    const { search } = readSearchState(match.search, read(tradesQuery));
    return { listed: read(resultsQuery(search))?.items.map(({ id }) => id) };
  },
  head: searchHead,
  Screen: SearchScreen,
  Skeleton: SearchSkeleton,
});
