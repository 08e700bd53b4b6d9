import { definePage } from '../../../web/page.ts';
import { categoriesQuestion } from './home-questions.ts';
import { searchHead } from './search/head.ts';
import { foundQuestion, placesQuestion } from './search/questions.ts';
import { SearchScreen } from './search/search-screen.tsx';
import { SearchSkeleton } from './search/search-skeleton.tsx';
import { understood } from './search/search-state.ts';

export const page = definePage('search', {
  tables: ['finding', 'directory', 'companies'],
  questions: ({ search: given }, { read }) => {
    const { search } = understood(given, read(categoriesQuestion));
    return [foundQuestion(search), categoriesQuestion, placesQuestion(search)];
  },
  head: searchHead,
  Screen: SearchScreen,
  Skeleton: SearchSkeleton,
});
