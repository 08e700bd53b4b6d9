import { tradesQuestion } from '#directory/web/index.ts';
import { definePage } from '#web/page.ts';
import type { searchAddress } from './page-addresses.ts';
import { placesQuestion, readingQuestion, resultsQuestion } from './search/questions.ts';
import { searchHead } from './search/search-head.ts';
import { SearchScreen } from './search/search-screen.tsx';
import { SearchSkeleton } from './search/search-skeleton.tsx';
import { isNarrowed, readSearchState } from './search/search-state.ts';

export const page = definePage<typeof searchAddress>({
  tables: ['finding', 'directory', 'companies'],
  questions: ({ search: given }, { read }) => {
    const { search } = readSearchState(given, read(tradesQuestion));
    return [
      resultsQuestion(search),
      tradesQuestion,
      placesQuestion(search),
      ...(isNarrowed(search) ? [readingQuestion(search)] : []),
    ];
  },
  shows: ({ match, read }) => {
    const { search } = readSearchState(match.search, read(tradesQuestion));
    return { listed: read(resultsQuestion(search))?.items.map(({ id }) => id) };
  },
  head: searchHead,
  Screen: SearchScreen,
  Skeleton: SearchSkeleton,
});
