import type { RouteMatch } from '../../../../web/routes.ts';
import { SEARCH_PAGE_SIZE } from '../../contract.ts';

/** What the address of the search page says. */
export type SearchState = RouteMatch<'search'>['search'];

type Known<Value> = Exclude<Value, 'unknown'>;

/** The same without what makes no sense. */
export type KnownSearch = { [Name in keyof SearchState]?: Known<SearchState[Name]> };

export const withoutUnknown = (search: SearchState): KnownSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== 'unknown'));

export const hasUnknown = (search: SearchState): boolean => Object.values(search).includes('unknown');

export const shownOf = ({ show }: KnownSearch) => Math.max(show ?? 0, SEARCH_PAGE_SIZE);

/** The address of the same search with something changed; the list begins anew unless that is what changes. */
export const searchAddress = (search: KnownSearch, changes: KnownSearch = {}): string => {
  const { show: _, after: __, ...kept } = search;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...kept, ...changes })) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const query = parameters.toString();
  return query ? `/search?${query}` : '/search';
};

const waysToShow: ReadonlySet<string> = new Set(['sort', 'view', 'show', 'after']);

/** Whether anything narrows the list, beside the way it is shown. */
export const isNarrowed = (search: KnownSearch): boolean =>
  Object.keys(search).some((name) => !waysToShow.has(name));
