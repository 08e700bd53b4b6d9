import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#kernel/endpoint.ts';
import type { Question } from '#web/query.ts';

interface Shown<Item> {
  /** The first page is: without it there is nothing to show. */
  isHere: boolean;
  items: Item[];
  total: number;
  /** Where the list goes on. */
  next: string | null;
  /** The list does not begin with the newest. */
  isLater: boolean;
  more: () => Promise<void>;
  isFetching: boolean;
}

/** Of pages that shift when something is taken out, one may repeat the other's. */
const distinct = <Item extends { id: number }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** A list by pages: that of the address, and under it those that were asked for since. */
export const useShownPages = <Item extends { id: number }>(
  questionAt: (after?: string) => Question<Page<Item>>,
  first: string | undefined,
): Shown<Item> => {
  const client = useQueryClient();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([first]);
  const [isFetching, setIsFetching] = useState(false);
  const pages = useQueries({
    queries: cursors.map((cursor) => {
      const { queryKey, queryFn } = questionAt(cursor);
      return { queryKey, queryFn };
    }),
  }).map(({ data }) => data);
  const last = pages.at(-1);
  const next = last?.next ?? null;
  const more = async () => {
    if (next === null || isFetching) return;
    setIsFetching(true);
    const { queryKey, queryFn } = questionAt(next);
    // The list grows when its next page is here, so that nothing jumps.
    await client.prefetchQuery({ queryKey, queryFn });
    setCursors([...cursors, next]);
    setIsFetching(false);
  };
  return {
    isHere: pages[0] !== undefined,
    items: distinct(pages.flatMap((page) => page?.items ?? [])),
    total: pages[0]?.total ?? 0,
    next,
    isLater: first !== undefined,
    more,
    isFetching,
  };
};
