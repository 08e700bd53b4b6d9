import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import type { dashboardRoute } from './page-routes.ts';

export type DashboardMatch = RouteMatchOf<typeof dashboardRoute>;

export type DashboardTabName = NonNullable<DashboardMatch['search']['tab']> | 'overview';

export const dashboardTabIn = ({ search }: DashboardMatch): DashboardTabName => search.tab ?? 'overview';

export const dashboardTabHref = (tab: DashboardTabName) =>
  tab === 'overview' ? href('/dashboard') : href('/dashboard', { tab });
