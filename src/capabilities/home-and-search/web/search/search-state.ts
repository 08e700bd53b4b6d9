import { SEARCH_PAGE_SIZE } from '#directory/contract/directory.ts';
import type { searchAddress } from '#home-and-search/web/page-addresses.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { UNKNOWN } from '#web/navigation/search-parameters.ts';

/** What the address of the search page says. */
export type SearchState = MatchOf<typeof searchAddress>['search'];

type Known<Value> = Exclude<Value, typeof UNKNOWN>;

/** The same without values that nobody could mean. */
export type KnownSearch = { [Name in keyof SearchState]?: Known<SearchState[Name]> };

/** The search without what makes no sense, also a category that does not exist; `isWhole` where nothing was left out. */
export const readSearchState = (
  given: SearchState,
  categories: readonly { id: number }[] | undefined,
): { search: KnownSearch; isWhole: boolean } => {
  const isNobodys = given.category !== undefined && categories?.every(({ id }) => id !== given.category);
  const known = Object.entries(given).filter(
    ([name, value]) => value !== UNKNOWN && !(name === 'category' && isNobodys),
  );
  return { search: Object.fromEntries(known), isWhole: known.length === Object.keys(given).length };
};

export const shownInSearch = ({ show }: KnownSearch) => Math.max(show ?? 0, SEARCH_PAGE_SIZE);

/** The address of the same search with something changed; the list begins again unless that is what changes. */
export const addressOfSearch = (search: KnownSearch, changes: KnownSearch = {}): string => {
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
