import type { MatchOf } from '#web/navigation/page-address.ts';
import type { dashboardAddress } from './page-addresses.ts';

export type DashboardMatch = MatchOf<typeof dashboardAddress>;

export type TabName = NonNullable<DashboardMatch['search']['tab']> | 'overview';

export const tabOf = ({ search }: DashboardMatch): TabName => search.tab ?? 'overview';

export const addressOfTab = (tab: TabName) => (tab === 'overview' ? '/dashboard' : `/dashboard?tab=${tab}`);
