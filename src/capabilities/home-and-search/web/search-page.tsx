import { definePage } from '#web/page.ts';
import { categoriesQuestion } from './home-questions.ts';
import type { searchAddress } from './page-addresses.ts';
import { searchHead } from './search/head.ts';
import { foundQuestion, placesQuestion } from './search/questions.ts';
import { SearchScreen } from './search/search-screen.tsx';
import { SearchSkeleton } from './search/search-skeleton.tsx';
import { understood } from './search/search-state.ts';

export const page = definePage<typeof searchAddress>({
  tables: ['finding', 'directory', 'companies'],
  questions: ({ search: given }, { read }) => {
    const { search } = understood(given, read(categoriesQuestion));
    return [foundQuestion(search), categoriesQuestion, placesQuestion(search)];
  },
  shows: ({ match, read }) => {
    const { search } = understood(match.search, read(categoriesQuestion));
    return { listed: read(foundQuestion(search))?.items.map(({ id }) => id) };
  },
  head: searchHead,
  Screen: SearchScreen,
  Skeleton: SearchSkeleton,
});
