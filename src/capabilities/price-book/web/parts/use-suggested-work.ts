import { useEffect, useState } from 'react';
import { listPriceBook, type PriceBookEntry } from '#price-book/contract/price-book.ts';
import { FEWEST_LETTERS, LONGEST_SEARCH, MOST_SUGGESTIONS } from '#price-book/rules/price-book.ts';
import { call } from '#web/api-client.ts';
import { useSettled } from '#web/use-settled.ts';

const PAUSE_MS = 120;
const NONE: readonly PriceBookEntry[] = [];

/**
 * What the price book has for the words that are being typed; '' asks for nothing. It is asked here and not by a
 * question: each of three hundred lines would listen for its own.
 */
export const useSuggestedWork = (typed: string): readonly PriceBookEntry[] => {
  const [found, setFound] = useState(NONE);
  const settled = useSettled(typed, PAUSE_MS).trim();
  const isAsked = settled.length >= FEWEST_LETTERS && settled.length <= LONGEST_SEARCH;
  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    call(
      listPriceBook,
      { query: { search: settled, limit: String(MOST_SUGGESTIONS) } },
      { signal: asking.signal },
    )
      .then(({ items }) => setFound(items))
      // Whoever types goes on without suggestions.
      .catch(() => setFound(NONE));
    return () => {
      asking.abort();
      setFound(NONE);
    };
  }, [settled, isAsked]);
  return typed === '' || !isAsked ? NONE : found;
};
