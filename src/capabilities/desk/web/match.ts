import type { RouteMatch } from '../../../web/routes.ts';

export type DeskMatch = RouteMatch<'companyDashboard'>;

export type TabName = NonNullable<DeskMatch['search']['tab']> | 'dashboard';

export const tabOf = ({ search }: DeskMatch): TabName => search.tab ?? 'dashboard';

export const addressOfTab = (tab: TabName) =>
  tab === 'dashboard' ? '/company-dashboard' : `/company-dashboard?tab=${tab}`;
