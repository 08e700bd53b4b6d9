import { getDirectoryFigures, listCompanies } from '#directory/contract/directory.ts';
import { questionFor } from '#web/query.ts';
import { type HomeSearch, shownAtHome } from './home-search.ts';
import { listOfCards } from './list-of-cards.ts';

export const figuresQuestion = questionFor(getDirectoryFigures, {});

export const companiesQuestion = (search: HomeSearch) =>
  listOfCards(
    questionFor(listCompanies, {
      query: {
        query: search.q,
        place: search.place,
        categoryId: search.category?.toString(),
        sort: search.sort,
        limit: shownAtHome(search).toString(),
      },
    }),
  );
