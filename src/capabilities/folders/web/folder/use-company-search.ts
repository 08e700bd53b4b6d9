import { useEffect, useState } from 'react';
import type { Page } from '../../../../kernel/endpoint.ts';
import { call } from '../../../../web/api-client.ts';
import type { CompanyItem } from '../../../companies/contract/item.ts';
import { listCompanies } from '../../../directory/contract.ts';

/** So long a pause in typing asks. */
const PAUSE_MS = 250;
const MOST_FOUND = '20';

export type Search =
  | { state: 'idle' }
  | { state: 'searching'; found?: Page<CompanyItem> }
  | { state: 'found'; found: Page<CompanyItem> }
  | { state: 'failed' };

/** Asks the directory as one types. Only the answer to what stands in the box is shown. */
export const useCompanySearch = (text: string): Search => {
  const query = text.trim();
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  useEffect(() => {
    if (query === '') {
      setSearch({ state: 'idle' });
      return undefined;
    }
    const asking = new AbortController();
    const ask = async () => {
      try {
        const found = await call(
          listCompanies,
          { query: { query, limit: MOST_FOUND } },
          { signal: asking.signal },
        );
        setSearch({ state: 'found', found });
      } catch {
        if (!asking.signal.aborted) setSearch({ state: 'failed' });
      }
    };
    // What was found before stays in sight until the next answer.
    setSearch((before) => ({ state: 'searching', ...('found' in before && { found: before.found }) }));
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query]);
  return search;
};
