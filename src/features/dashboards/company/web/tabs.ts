import { type InsightSpan, insightSpanDays } from '#features/companies/insights/rules/insights.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import type { companyDashboardRoute } from './page-routes.ts';

export type DeskMatch = RouteMatchOf<typeof companyDashboardRoute>;

export type DeskTab = NonNullable<DeskMatch['search']['tab']> | 'dashboard';

export const leadViewIn = ({ search }: DeskMatch) => search.view ?? 'list';

export const isMineIn = ({ search }: DeskMatch) => search.whose === 'mine';

export const deskCursorIn = ({ search }: DeskMatch) => search.after?.toString();

export const deskTabIn = ({ search }: DeskMatch): DeskTab => search.tab ?? 'dashboard';

export const deskTabHref = (
  tab: DeskTab,
  search: Omit<DeskMatch['search'], 'tab' | 'after'> & { after?: string | undefined } = {},
) => href('/company-dashboard', { tab: tab === 'dashboard' ? undefined : tab, ...search });

/** Returns the address of the leads on another page or in another view, all else unchanged. */
export const leadsHref = ({ search }: DeskMatch, changes: Parameters<typeof deskTabHref>[1]) => {
  const { view, whose, stage, search: words, sort } = search;
  return deskTabHref('messages', { view, whose, stage, search: words, sort, ...changes });
};

export const spanIn = ({ search }: DeskMatch, first: InsightSpan): InsightSpan =>
  insightSpanDays.find((span) => `${span}` === search.span) ?? first;

export const spanHref = (tab: DeskTab, span: InsightSpan, first: InsightSpan) =>
  deskTabHref(tab, span === first ? {} : { span: `${span}` });
