import { useEffect, useState } from 'react';
import type { CompanyItem } from '#companies/contract/item.ts';
import { listCompanies } from '#directory/contract/directory.ts';
import type { Page } from '#kernel/endpoint.ts';
import { call } from '#web/api-client.ts';

/** So long a pause in typing asks. */
const PAUSE_MS = 250;
const MOST_FOUND = '20';

export type CompanySearch =
  | { state: 'idle' }
  /** What was found before stays in sight until the next answer. */
  | { state: 'searching'; found: Page<CompanyItem> | undefined }
  | { state: 'found'; found: Page<CompanyItem> }
  | { state: 'failed' };

interface Answered {
  query: string;
  /** Nothing where the search did not get through. */
  found: Page<CompanyItem> | undefined;
}

/** Asks the directory as one types. Only the answer to what stands in the box is shown. */
export const useCompanySearch = (text: string): CompanySearch => {
  const query = text.trim();
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (query === '') return undefined;
    const asking = new AbortController();
    const ask = async () => {
      const input = { query: { query, limit: MOST_FOUND } };
      const found = await call(listCompanies, input, { signal: asking.signal }).catch(() => undefined);
      if (!asking.signal.aborted) setAnswered({ query, found });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query]);

  if (query === '') return { state: 'idle' };
  if (answered?.query !== query) return { state: 'searching', found: answered?.found };
  return answered.found ? { state: 'found', found: answered.found } : { state: 'failed' };
};
