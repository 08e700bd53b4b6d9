import { addressOfSpan, type DeskMatch, spanOf } from '#company-dashboard/web/match.ts';
import { Kpis } from '#insights/web/index.ts';

export const KpisTab = ({ match }: { match: DeskMatch }) => (
  <Kpis span={spanOf(match)} addressOf={(span) => addressOfSpan('kpis', span)} />
);
