import type { RouteMatch } from '../../../web/routes.ts';

export type DeskMatch = RouteMatch<'companyDashboard'>;

export type TabName = NonNullable<DeskMatch['search']['tab']> | 'dashboard';

/** How the leads are shown. */
export const viewOf = ({ search }: DeskMatch) => search.view ?? 'list';

export const afterOf = ({ search }: DeskMatch) => search.after?.toString();

export const tabOf = ({ search }: DeskMatch): TabName => search.tab ?? 'dashboard';

export const addressOfTab = (tab: TabName, search: Partial<Record<'view' | 'after', string>> = {}) => {
  const said = new URLSearchParams({ ...(tab === 'dashboard' ? {} : { tab }), ...search }).toString();
  return said ? `/company-dashboard?${said}` : '/company-dashboard';
};
