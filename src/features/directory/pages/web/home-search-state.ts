import { HOME_PAGE_SIZE, SHOW_MORE_COUNT } from '#features/directory/core/contract/directory.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import type { homeRoute } from './page-routes.ts';

export type HomeSearchParams = RouteMatchOf<typeof homeRoute>['search'];

export const shownCompanyCount = ({ show }: HomeSearchParams) => Math.max(show ?? 0, HOME_PAGE_SIZE);

export const companyCountAfterShowMore = (search: HomeSearchParams) =>
  shownCompanyCount(search) + SHOW_MORE_COUNT;

/** The search page has the filters and the map for the same search. */
export const searchPageHref = ({ q, place, category }: HomeSearchParams): string =>
  href('/search', { q, place, category });

/** Returns the parameters that stay when one changes: all but that one and the number shown, which starts again. */
export const keptSearchParameters = (
  search: HomeSearchParams,
  ...changedNames: (keyof HomeSearchParams)[]
): Partial<HomeSearchParams> => {
  const left: readonly string[] = ['show', ...changedNames];
  return Object.fromEntries(Object.entries(search).filter(([name]) => !left.includes(name)));
};
