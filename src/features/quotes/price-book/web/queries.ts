import type { QueryClient } from '@tanstack/react-query';
import { listPriceBook, listPriceGroups } from '#features/quotes/price-book/contract/price-book.ts';
import { queryFor } from '#web/query.ts';

const PAGE = '50';

export const priceBookQuery = ({
  search,
  group,
  after,
}: {
  search?: string;
  group?: string;
  after?: number;
}) =>
  queryFor(listPriceBook, {
    query: {
      limit: PAGE,
      ...(search !== undefined && { search }),
      ...(group !== undefined && { group }),
      ...(after !== undefined && { cursor: String(after) }),
    },
  });

export const priceGroupsQuery = () => queryFor(listPriceGroups, {});

export const refetchPriceBook = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/price-book'),
  });
