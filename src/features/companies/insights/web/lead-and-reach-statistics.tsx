import { ProportionBars } from '#design/proportion-bars.tsx';
import { StatGrid, type StatItemData } from '#design/stat-grid.tsx';
import { Text } from '#design/text.tsx';
import type { Insights } from '#features/companies/insights/contract/insights.ts';
import { MIN_VIEWS_FOR_SHARES, percentsOfTotal } from '#features/companies/insights/rules/insights.ts';
import { visitSources } from '#features/companies/insights/rules/page-viewers.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

const MINUTES_PER_HOUR = 60;

const Sources = ({ sources: counts }: Pick<Insights, 'sources'>) => {
  const { insights } = useStrings();
  const views = counts.search + counts.category + counts.direct;
  if (views < MIN_VIEWS_FOR_SHARES) return <Text tone="muted">{insights.notEnough}</Text>;
  const shares = percentsOfTotal(visitSources.map((source) => counts[source]));
  const bars = visitSources.map((source, index) => {
    const label = insights.source[source];
    const percent = shares[index] ?? 0;
    return { key: source, label, share: percent, spoken: insights.sourceSpoken(label, percent) };
  });
  return <ProportionBars bars={bars} />;
};

/** Returns a figure, or the note that there is too little to count. */
const useMeasured = () => {
  const { insights } = useStrings();
  return (text: string | null, note?: string): Pick<StatItemData, 'value' | 'body' | 'delta'> =>
    text === null
      ? { body: <Text tone="muted">{insights.notEnough}</Text> }
      : { value: text, delta: note ? { text: null, note } : undefined };
};

export const LeadStatistics = ({ data }: { data: Insights }) => {
  const { insights } = useStrings();
  const measured = useMeasured();
  const percentOf = (value: number | null) => (value === null ? null : insights.percent(value));
  const note = insights.lastDays(data.span);
  return (
    <StatGrid
      label={insights.more}
      stats={[
        { key: 'rate', label: insights.responseRate, note, ...measured(percentOf(data.responseRate)) },
        {
          key: 'conversion',
          label: insights.conversion,
          note,
          ...measured(percentOf(data.conversion), insights.conversionNote),
        },
        { key: 'sources', label: insights.sources, note, body: <Sources sources={data.sources} /> },
      ]}
    />
  );
};

export const ResponseAndReachStatistics = ({ data }: { data: Insights }) => {
  const format = useFormat();
  const { insights } = useStrings();
  const measured = useMeasured();
  const timeOf = (minutes: number) =>
    minutes < MINUTES_PER_HOUR
      ? insights.minutes(minutes)
      : insights.hours(Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR);
  const { responseMinutes } = data;
  const note = insights.lastDays(data.span);
  const count = (key: 'impressions' | 'contacts'): StatItemData => ({
    key,
    label: insights[key],
    note,
    value: format.number(data.figures[key].now),
  });
  return (
    <StatGrid
      label={insights.others}
      stats={[
        {
          key: 'time',
          label: insights.responseTime,
          note,
          ...measured(responseMinutes === null ? null : timeOf(responseMinutes), insights.responseTimeNote),
        },
        count('impressions'),
        count('contacts'),
      ]}
    />
  );
};
