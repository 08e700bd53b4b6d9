import { definePage } from '#web/page.ts';
import { categoriesQuestion } from './home-questions.ts';
import type { searchAddress } from './page-addresses.ts';
import { placesQuestion, readingQuestion, resultsQuestion } from './search/questions.ts';
import { searchHead } from './search/search-head.ts';
import { SearchScreen } from './search/search-screen.tsx';
import { SearchSkeleton } from './search/search-skeleton.tsx';
import { isNarrowed, readSearchState } from './search/search-state.ts';

export const page = definePage<typeof searchAddress>({
  tables: ['finding', 'directory', 'companies'],
  questions: ({ search: given }, { read }) => {
    const { search } = readSearchState(given, read(categoriesQuestion));
    return [
      resultsQuestion(search),
      categoriesQuestion,
      placesQuestion(search),
      ...(isNarrowed(search) ? [readingQuestion(search)] : []),
    ];
  },
  shows: ({ match, read }) => {
    const { search } = readSearchState(match.search, read(categoriesQuestion));
    return { listed: read(resultsQuestion(search))?.items.map(({ id }) => id) };
  },
  head: searchHead,
  Screen: SearchScreen,
  Skeleton: SearchSkeleton,
});
