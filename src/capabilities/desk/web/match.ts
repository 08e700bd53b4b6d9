import type { RouteMatch } from '../../../web/routes.ts';
import { type Span, spans, USUAL_SPAN } from '../../insights/rules.ts';

export type DeskMatch = RouteMatch<'companyDashboard'>;

export type TabName = NonNullable<DeskMatch['search']['tab']> | 'dashboard';

export const tabOf = ({ search }: DeskMatch): TabName => search.tab ?? 'dashboard';

export const addressOfTab = (tab: TabName) =>
  tab === 'dashboard' ? '/company-dashboard' : `/company-dashboard?tab=${tab}`;

export const spanOf = ({ search }: DeskMatch): Span =>
  spans.find((span) => `${span}` === search.span) ?? USUAL_SPAN;

export const addressOfSpan = (tab: TabName, span: Span) => {
  const address = addressOfTab(tab);
  return span === USUAL_SPAN ? address : `${address}${address.includes('?') ? '&' : '?'}span=${span}`;
};
