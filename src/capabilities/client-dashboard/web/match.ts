import type { RouteMatch } from '#app/routes.ts';

export type DashboardMatch = RouteMatch<'dashboard'>;

export type TabName = NonNullable<DashboardMatch['search']['tab']> | 'overview';

export const tabOf = ({ search }: DashboardMatch): TabName => search.tab ?? 'overview';

export const addressOfTab = (tab: TabName) => (tab === 'overview' ? '/dashboard' : `/dashboard?tab=${tab}`);
