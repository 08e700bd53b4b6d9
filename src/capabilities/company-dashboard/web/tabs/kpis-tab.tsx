import { addressOfSpan, type DeskMatch, spanIn } from '#company-dashboard/web/tabs.ts';
import { Kpis } from '#insights/web/index.ts';

export const KpisTab = ({ match }: { match: DeskMatch }) => (
  <Kpis span={spanIn(match)} addressOf={(span) => addressOfSpan('kpis', span)} />
);
