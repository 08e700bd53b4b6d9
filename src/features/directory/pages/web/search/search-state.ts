import { SEARCH_PAGE_SIZE } from '#features/directory/core/contract/directory.ts';
import type { searchRoute } from '#features/directory/pages/web/page-routes.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { UNKNOWN_PARAMETER_VALUE } from '#web/navigation/search-parameters.ts';

export type SearchState = RouteMatchOf<typeof searchRoute>['search'];

type ValidValue<Value> = Exclude<Value, typeof UNKNOWN_PARAMETER_VALUE>;

/** Leaves out the values that nobody could mean. */
export type ValidSearchState = { [Name in keyof SearchState]?: ValidValue<SearchState[Name]> };

/** Returns the search without invalid values, also without an unknown category; `isWhole` if nothing was left out. */
export const validateSearchState = (
  rawSearch: SearchState,
  categories: readonly { id: number }[] | undefined,
): { search: ValidSearchState; isWhole: boolean } => {
  const isNobodys =
    rawSearch.category !== undefined && categories?.every(({ id }) => id !== rawSearch.category);
  const validEntries = Object.entries(rawSearch).filter(
    ([name, value]) => value !== UNKNOWN_PARAMETER_VALUE && !(name === 'category' && isNobodys),
  );
  return {
    search: Object.fromEntries(validEntries),
    isWhole: validEntries.length === Object.keys(rawSearch).length,
  };
};

export const shownResultCount = ({ show }: ValidSearchState) => Math.max(show ?? 0, SEARCH_PAGE_SIZE);

/** Returns the URL of the search with some changes; the list starts again unless they say where. */
export const searchHref = (search: ValidSearchState, changes: ValidSearchState = {}): string => {
  const { show: _, after: __, ...others } = search;
  return href('/search', { ...others, ...changes });
};

const waysToShow: ReadonlySet<string> = new Set(['sort', 'view', 'show', 'after', 'literal']);

/** Says whether anything narrows the list; how it is shown does not count. */
export const hasSearchFilters = (search: ValidSearchState): boolean =>
  Object.keys(search).some((name) => !waysToShow.has(name));

const withFieldOfItsOwn: ReadonlySet<string> = new Set(['q', 'place', 'location', 'commune', 'canton']);

/** Counts what narrows the list beside the words and the place. */
export const countActiveFilters = (search: ValidSearchState): number =>
  Object.keys(search).filter((name) => !waysToShow.has(name) && !withFieldOfItsOwn.has(name)).length;
