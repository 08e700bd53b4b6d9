import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#kernel/endpoint.ts';
import type { Question } from '#web/query.ts';

interface LongListTerms<Item> {
  /** The page after a cursor, or the first. */
  questionAt: (cursor?: string) => Question<Page<Item>>;
  idOf: (item: Item) => number;
  /** Where the address says that the list begins. */
  start?: string | undefined;
}

interface Asked {
  /** The beginning of the list they belong to. */
  of: string;
  cursors: readonly string[];
}

/**
 * A list that goes on: its first page, and under it those asked for since. Each page is a question of its own and
 * not a part of one `useInfiniteQuery`, because the host fills single pages, and what is saved or arrives live is
 * written into them (decision 6).
 */
export const useLongList = <Item>({ questionAt, idOf, start }: LongListTerms<Item>) => {
  const client = useQueryClient();
  const beginning = questionAt(start);
  const [asked, setAsked] = useState<Asked>({ of: beginning.address, cursors: [] });
  const known = asked.of === beginning.address ? asked.cursors : [];
  const cached = (cursor = '') => client.getQueryData<Page<Item>>(questionAt(cursor).queryKey);
  // What was found stays until the next is.
  const { queryKey, queryFn } = beginning;
  const { data: first, error } = useQuery({ queryKey, queryFn, placeholderData: keepPreviousData });

  // Where a page begins, the one before it says: an item that came or went there moves it.
  const cursors: string[] = [];
  let goesOn = first?.next ?? null;
  while (goesOn !== null && cursors.length < known.length) {
    cursors.push(goesOn);
    const page = cached(goesOn);
    goesOn = page ? page.next : (known[cursors.length] ?? null);
  }
  const later = useQueries({
    queries: cursors.map((cursor, at) => {
      const { queryKey, queryFn } = questionAt(cursor);
      // A page that moved shows what it was until it is here: what stands below must not jump.
      return { queryKey, queryFn, placeholderData: () => cached(known[at]) };
    }),
  });

  const missing = later.findIndex(({ data }) => data === undefined);
  const isLoading = later[missing]?.isFetching ?? false;
  const next = cursors[missing] ?? goesOn;
  const pages = [first, ...later.map(({ data }) => data)].filter((page) => page !== undefined);
  return {
    first,
    error,
    pages,
    items: [...new Map(pages.flatMap(({ items }) => items).map((item) => [idOf(item), item])).values()],
    /** The cursor of the page that comes next, also while it is on its way. */
    next,
    isLoading,
    hasFailed: later[missing]?.isError ?? false,
    loadMore: () => {
      if (isLoading || next === null) return;
      if (missing >= 0) void later[missing]?.refetch();
      else setAsked({ of: beginning.address, cursors: [...cursors, next] });
    },
  };
};
