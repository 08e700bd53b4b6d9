import type { MatchOf } from '#web/navigation/page-address.ts';
import type { dashboardAddress } from './page-addresses.ts';

export type DashboardMatch = MatchOf<typeof dashboardAddress>;

export type DashboardTab = NonNullable<DashboardMatch['search']['tab']> | 'overview';

export const dashboardTabIn = ({ search }: DashboardMatch): DashboardTab => search.tab ?? 'overview';

export const addressOfDashboardTab = (tab: DashboardTab) =>
  tab === 'overview' ? '/dashboard' : `/dashboard?tab=${tab}`;
