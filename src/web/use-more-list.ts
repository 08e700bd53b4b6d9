import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#kernel/endpoint.ts';
import type { Question } from './query.ts';

/** A list that goes on: its first page, and as many after it as have been asked for. */
export const useMoreList = <Item>(
  first: Question<Page<Item>>,
  after: (cursor: string) => Question<Page<Item>>,
) => {
  const client = useQueryClient();
  const [asked, setAsked] = useState({ of: first.address, pages: 0 });
  const pages = asked.of === first.address ? asked.pages : 0;
  const { data, error } = useQuery({
    queryKey: first.queryKey,
    queryFn: first.queryFn,
    // What was found stays until the next is.
    placeholderData: keepPreviousData,
  });

  const cursors: string[] = [];
  let next = data?.next ?? null;
  while (next !== null && cursors.length < pages) {
    cursors.push(next);
    next = client.getQueryData<Page<Item>>(after(next).queryKey)?.next ?? null;
  }
  const others = useQueries({
    queries: cursors.map((cursor) => {
      const { queryKey, queryFn } = after(cursor);
      return { queryKey, queryFn };
    }),
  });

  return {
    first: data,
    error,
    others: others.flatMap((other) => (other.data ? [other.data] : [])),
    isLoading: others.some(({ isPending, isError }) => isPending && !isError),
    hasMore: next !== null,
    loadMore: () => setAsked({ of: first.address, pages: cursors.length + 1 }),
  };
};
