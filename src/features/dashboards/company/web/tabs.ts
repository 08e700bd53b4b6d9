import { type InsightSpan, insightSpanDays } from '#features/companies/insights/rules/insights.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import type { companyDashboardRoute } from './page-routes.ts';

export type CompanyDashboardMatch = RouteMatchOf<typeof companyDashboardRoute>;

export type CompanyDashboardTabName = NonNullable<CompanyDashboardMatch['search']['tab']> | 'dashboard';

export const leadViewIn = ({ search }: CompanyDashboardMatch) => search.view ?? 'list';

export const showsOnlyMyLeads = ({ search }: CompanyDashboardMatch) => search.whose === 'mine';

export const companyDashboardCursorIn = ({ search }: CompanyDashboardMatch) => search.after?.toString();

export const companyDashboardTabIn = ({ search }: CompanyDashboardMatch): CompanyDashboardTabName =>
  search.tab ?? 'dashboard';

export const companyDashboardTabHref = (
  tab: CompanyDashboardTabName,
  search: Omit<CompanyDashboardMatch['search'], 'tab' | 'after'> & { after?: string | undefined } = {},
) => href('/company-dashboard', { tab: tab === 'dashboard' ? undefined : tab, ...search });

/** Returns the address of the leads on another page or in another view, all else unchanged. */
export const leadsHref = (
  { search }: CompanyDashboardMatch,
  changes: Parameters<typeof companyDashboardTabHref>[1],
) => {
  const { view, whose, stage, search: words, sort } = search;
  return companyDashboardTabHref('messages', { view, whose, stage, search: words, sort, ...changes });
};

export const insightSpanIn = ({ search }: CompanyDashboardMatch, first: InsightSpan): InsightSpan =>
  insightSpanDays.find((span) => `${span}` === search.span) ?? first;

export const insightSpanHref = (tab: CompanyDashboardTabName, span: InsightSpan, first: InsightSpan) =>
  companyDashboardTabHref(tab, span === first ? {} : { span: `${span}` });
