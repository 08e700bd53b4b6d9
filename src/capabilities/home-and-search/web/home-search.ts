import { HOME_PAGE_SIZE, SHOW_MORE_STEP } from '#directory/contract/directory.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import type { homeAddress } from './page-addresses.ts';

/** What the address of the home page says: text, category, order, and how many are shown. */
export type HomeSearch = MatchOf<typeof homeAddress>['search'];

export const shownAtHome = ({ show }: HomeSearch) => Math.max(show ?? 0, HOME_PAGE_SIZE);

export const shownAfterMore = (search: HomeSearch) => shownAtHome(search) + SHOW_MORE_STEP;

/** The same search where there are filters and a map. */
export const searchPageAddress = ({ q, category }: HomeSearch): string => {
  const parameters = new URLSearchParams({ ...(q && { q }), ...(category && { category: `${category}` }) });
  return `/search?${parameters}`.replace(/\?$/, '');
};

/** What stays in the address when one thing changes: all but that and the number shown, which starts again. */
export const keptBeside = (search: HomeSearch, changed: keyof HomeSearch): Partial<HomeSearch> => {
  const { show: _, [changed]: __, ...rest } = search;
  return rest;
};
