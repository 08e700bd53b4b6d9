import { type Span, spans, USUAL_SPAN } from '#insights/rules/insights.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import type { companyDashboardAddress } from './page-addresses.ts';

export type DeskMatch = MatchOf<typeof companyDashboardAddress>;

export type TabName = NonNullable<DeskMatch['search']['tab']> | 'dashboard';

/** How the leads are shown. */
export const viewOf = ({ search }: DeskMatch) => search.view ?? 'list';

export const afterOf = ({ search }: DeskMatch) => search.after?.toString();

export const tabOf = ({ search }: DeskMatch): TabName => search.tab ?? 'dashboard';

export const addressOfTab = (
  tab: TabName,
  search: Partial<Record<'view' | 'after' | 'span', string>> = {},
) => {
  const said = new URLSearchParams({ ...(tab === 'dashboard' ? {} : { tab }), ...search }).toString();
  return said ? `/company-dashboard?${said}` : '/company-dashboard';
};

export const spanOf = ({ search }: DeskMatch): Span =>
  spans.find((span) => `${span}` === search.span) ?? USUAL_SPAN;

export const addressOfSpan = (tab: TabName, span: Span) =>
  addressOfTab(tab, span === USUAL_SPAN ? {} : { span: `${span}` });
