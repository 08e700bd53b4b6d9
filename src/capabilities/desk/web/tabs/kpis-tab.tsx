import { Kpis } from '../../../insights/web/index.ts';
import { addressOfSpan, type DeskMatch, spanOf } from '../match.ts';

export const KpisTab = ({ match }: { match: DeskMatch }) => (
  <Kpis span={spanOf(match)} addressOf={(span) => addressOfSpan('kpis', span)} />
);
