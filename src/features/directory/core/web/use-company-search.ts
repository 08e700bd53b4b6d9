import { useEffect, useState } from 'react';
import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { listCompanies } from '#features/directory/core/contract/directory.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { callEndpoint } from '#web/api-client.ts';

/** A pause in typing as long as this starts the search. */
const PAUSE_MS = 250;
const MAX_RESULTS = '20';

export type CompanySearchState =
  | { state: 'idle' }
  /** The previous result stays visible until the next response. */
  | { state: 'searching'; found: ListPage<CompanyItem> | undefined }
  | { state: 'found'; found: ListPage<CompanyItem> }
  | { state: 'failed' };

interface SearchOutcome {
  query: string;
  /** Undefined if the search failed. */
  found: ListPage<CompanyItem> | undefined;
}

/** Searches the directory while one types. Only the response to the current text is shown. */
export const useCompanySearch = (text: string): CompanySearchState => {
  const query = text.trim();
  const [lastOutcome, setLastOutcome] = useState<SearchOutcome | null>(null);
  useEffect(() => {
    if (query === '') return undefined;
    const abortController = new AbortController();
    const search = async () => {
      const input = { query: { query, limit: MAX_RESULTS } };
      const found = await callEndpoint(listCompanies, input, { signal: abortController.signal }).catch(
        () => undefined,
      );
      if (!abortController.signal.aborted) setLastOutcome({ query, found });
    };
    const timer = setTimeout(() => void search(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [query]);

  if (query === '') return { state: 'idle' };
  if (lastOutcome?.query !== query) return { state: 'searching', found: lastOutcome?.found };
  return lastOutcome.found ? { state: 'found', found: lastOutcome.found } : { state: 'failed' };
};
