import { getDirectoryFigures, listCompanies } from '#features/directory/core/contract/directory.ts';
import { queryFor } from '#web/query.ts';
import { cardListQuery } from './card-list-query.ts';
import { type HomeSearch, shownAtHome } from './home-search.ts';

export const directoryStatisticsQuery = queryFor(getDirectoryFigures, {});

export const companiesQuery = (search: HomeSearch) =>
  cardListQuery(
    queryFor(listCompanies, {
      query: {
        query: search.q,
        place: search.place,
        categoryId: search.category?.toString(),
        sort: search.sort,
        limit: shownAtHome(search).toString(),
      },
    }),
  );
