import { getDirectoryStatistics, listCompanies } from '#features/directory/core/contract/directory.ts';
import { queryFor } from '#web/query.ts';
import { type HomeSearch, shownCompanyCount } from './home-search-state.ts';
import { trimQueryForCards } from './trim-query-for-cards.ts';

export const directoryStatisticsQuery = queryFor(getDirectoryStatistics, {});

export const homeCompaniesQuery = (search: HomeSearch) =>
  trimQueryForCards(
    queryFor(listCompanies, {
      query: {
        query: search.q,
        place: search.place,
        categoryId: search.category?.toString(),
        sort: search.sort,
        limit: shownCompanyCount(search).toString(),
      },
    }),
  );
