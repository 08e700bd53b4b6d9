import { getDirectoryStatistics, listCompanies } from '#features/directory/core/contract/directory.ts';
import { queryFor } from '#web/query.ts';
import { type HomeSearchParams, shownCompanyCount } from './home-search-state.ts';
import { withItemsTrimmedForCards } from './with-trimmed-items.ts';

export const directoryStatisticsQuery = queryFor(getDirectoryStatistics, {});

export const homeCompaniesQuery = (search: HomeSearchParams) =>
  withItemsTrimmedForCards(
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
