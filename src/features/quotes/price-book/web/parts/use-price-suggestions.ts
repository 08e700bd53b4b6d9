import { useEffect, useState } from 'react';
import { listPriceBook, type PriceBookEntry } from '#features/quotes/price-book/contract/price-book.ts';
import {
  MAX_PRICE_SUGGESTIONS,
  MAX_SEARCH_LENGTH,
  MIN_SEARCH_LETTERS,
} from '#features/quotes/price-book/rules/price-book.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useDebouncedValue } from '#web/use-debounced-value.ts';

const PAUSE_MS = 120;
const NONE: readonly PriceBookEntry[] = [];

/**
 * Finds entries of the price book for the typed words; '' finds none. It calls the endpoint without a query, because
 * each of three hundred lines would subscribe to its own.
 */
export const usePriceSuggestions = (text: string): readonly PriceBookEntry[] => {
  const [entries, setEntries] = useState(NONE);
  const settled = useDebouncedValue(text, PAUSE_MS).trim();
  const isSearchable = settled.length >= MIN_SEARCH_LETTERS && settled.length <= MAX_SEARCH_LENGTH;
  useEffect(() => {
    if (!isSearchable) return undefined;
    const controller = new AbortController();
    callEndpoint(
      listPriceBook,
      { query: { search: settled, limit: String(MAX_PRICE_SUGGESTIONS) } },
      { signal: controller.signal },
    )
      .then(({ items }) => setEntries(items))
      // Typing goes on without suggestions.
      .catch(() => setEntries(NONE));
    return () => {
      controller.abort();
      setEntries(NONE);
    };
  }, [settled, isSearchable]);
  return text === '' || !isSearchable ? NONE : entries;
};
