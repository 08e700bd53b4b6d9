import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPage } from '#kernel/endpoint.ts';
import type { EndpointQuery } from '#web/query.ts';

interface LongListOptions<Item> {
  /** Queries the page after a cursor, or the first. */
  queryAt: (cursor?: string) => EndpointQuery<ListPage<Item>>;
  idOf: (item: Item) => number;
  /** The address may begin the list later than its first page. */
  start?: string | undefined;
}

interface LoadedCursors {
  /** Names the list they belong to by its beginning. */
  of: string;
  cursors: readonly string[];
}

/**
 * A long list shows its first page and under it those loaded since. Each page is a query of its own and not a part
 * of one `useInfiniteQuery`, because the host fills single pages, and saved or live items are written into them
 * (decision 6).
 */
export const usePagedList = <Item>({ queryAt, idOf, start }: LongListOptions<Item>) => {
  const client = useQueryClient();
  const beginning = queryAt(start);
  const [loaded, setLoaded] = useState<LoadedCursors>({ of: beginning.address, cursors: [] });
  const knownCursors = loaded.of === beginning.address ? loaded.cursors : [];
  const cached = (cursor = '') => client.getQueryData<ListPage<Item>>(queryAt(cursor).queryKey);
  // Earlier results stay until the next arrive.
  const { queryKey, queryFn } = beginning;
  const { data: first, error } = useQuery({ queryKey, queryFn, placeholderData: keepPreviousData });

  // The page before says where the next one begins: an item that came or went moves it.
  const cursors: string[] = [];
  let goesOn = first?.next ?? null;
  while (goesOn !== null && cursors.length < knownCursors.length) {
    cursors.push(goesOn);
    const page = cached(goesOn);
    goesOn = page ? page.next : (knownCursors[cursors.length] ?? null);
  }
  const later = useQueries({
    queries: cursors.map((cursor, index) => {
      const { queryKey, queryFn } = queryAt(cursor);
      // A page that moved shows its earlier items until it arrives: the rows below must not jump.
      return { queryKey, queryFn, placeholderData: () => cached(knownCursors[index]) };
    }),
  });

  const missingIndex = later.findIndex(({ data }) => data === undefined);
  const isLoading = later[missingIndex]?.isFetching ?? false;
  const next = cursors[missingIndex] ?? goesOn;
  const pages = [first, ...later.map(({ data }) => data)].filter((page) => page !== undefined);
  return {
    first,
    error,
    pages,
    items: [...new Map(pages.flatMap(({ items }) => items).map((item) => [idOf(item), item])).values()],
    /** The next page's cursor is known while it is still loading. */
    next,
    isLoading,
    hasFailed: later[missingIndex]?.isError ?? false,
    loadMore: () => {
      if (isLoading || next === null) return;
      if (missingIndex >= 0) void later[missingIndex]?.refetch();
      else setLoaded({ of: beginning.address, cursors: [...cursors, next] });
    },
  };
};
