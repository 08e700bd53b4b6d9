import { getDirectoryFigures, listCategories, listCompanies } from '#directory/contract/directory.ts';
import { ask } from '#web/query.ts';
import { type HomeSearch, shownOf } from './home-search.ts';

export const categoriesQuestion = ask(listCategories, {});

export const figuresQuestion = ask(getDirectoryFigures, {});

export const companiesQuestion = (search: HomeSearch) =>
  ask(listCompanies, {
    query: {
      query: search.q,
      categoryId: search.category?.toString(),
      sort: search.sort,
      limit: shownOf(search).toString(),
    },
  });
