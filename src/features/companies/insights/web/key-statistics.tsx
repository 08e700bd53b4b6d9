import { Sparkline } from '#design/sparkline.tsx';
import { StatGrid, type StatItemData } from '#design/stat-grid.tsx';
import type { Insights } from '#features/companies/insights/contract/insights.ts';
import { growthPercentOf } from '#features/companies/insights/rules/insights.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

interface Counted {
  now: number;
  change: number;
}

interface KeyStatisticsProps {
  span: number;
  /** Undefined if they could not be read: then the tiles say nothing. */
  statistics: { views: Counted; messages: Counted; reviews: Counted } | undefined;
  /** The sparklines draw these. */
  days: Insights['days'] | undefined;
}

const NOTHING = '–';

export const KeyStatistics = ({ span, statistics, days }: KeyStatisticsProps) => {
  const format = useFormat();
  const { insights } = useStrings();
  const delta = ({ now, change }: Counted, isInPercent: boolean): StatItemData['delta'] => {
    const percent = isInPercent ? growthPercentOf(now, change) : null;
    if (now === 0 && change === 0) return undefined;
    return {
      text: percent === null ? insights.changed(change) : insights.grown(percent),
      way: change === 0 ? undefined : change > 0 ? 'up' : 'down',
      note: insights.versusPrevious,
    };
  };
  const stat = (key: 'views' | 'messages' | 'reviews', isInPercent: boolean): StatItemData => ({
    key,
    label: insights[key],
    note: insights.lastDays(span),
    value: statistics ? format.number(statistics[key].now) : NOTHING,
    delta: statistics && delta(statistics[key], isInPercent),
    // Leaves out today, which is not over and would look like a fall.
    aside: days && <Sparkline values={days.slice(0, -1).map((day) => day[key])} />,
  });
  // Reviews are too few for percentages.
  const stats = [stat('views', true), stat('messages', true), stat('reviews', false)];
  return <StatGrid label={insights.figures} stats={stats} />;
};
