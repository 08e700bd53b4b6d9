import { ShareBars } from '../../../design/share-bars.tsx';
import { type Stat, StatGrid } from '../../../design/stat-grid.tsx';
import { Text } from '../../../design/text.tsx';
import { useStrings } from '../../../web/strings.tsx';
import type { Insights } from '../contract.ts';
import { sources } from '../rules/onlooker.ts';
import { LEAST_VIEWS, share } from '../rules.ts';

const MINUTES_PER_HOUR = 60;

const Sources = ({ sources: counts }: Pick<Insights, 'sources'>) => {
  const { insights } = useStrings();
  const views = counts.search + counts.category + counts.direct;
  if (views < LEAST_VIEWS) return <Text tone="muted">{insights.notEnough}</Text>;
  const bars = sources.map((source) => {
    const label = insights.source[source];
    const percent = share(counts[source], views);
    return { key: source, label, share: percent, spoken: insights.sourceSpoken(label, percent) };
  });
  return <ShareBars bars={bars} />;
};

/** What is measured on conversations, and where views come from. What is too little to tell says so. */
export const LeadFigures = ({ data }: { data: Insights }) => {
  const { insights } = useStrings();
  const { responseRate, responseMinutes, conversion, figures } = data;
  const orNotEnough = (text: string | null, note?: string): Pick<Stat, 'value' | 'body' | 'delta'> =>
    text === null
      ? { body: <Text tone="muted">{insights.notEnough}</Text> }
      : { value: text, delta: note ? { text: null, note } : undefined };
  const percentOf = (value: number | null) => (value === null ? null : insights.percent(value));
  const timeOf = (minutes: number) =>
    minutes < MINUTES_PER_HOUR
      ? insights.minutes(minutes)
      : insights.hours(Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR);
  const note = insights.lastDays(data.span);
  const rates: Stat[] = [
    { key: 'rate', label: insights.responseRate, ...orNotEnough(percentOf(responseRate)) },
    {
      ...{ key: 'conversion', label: insights.conversion },
      ...orNotEnough(percentOf(conversion), insights.conversionNote),
    },
    { key: 'sources', label: insights.sources, body: <Sources sources={data.sources} /> },
  ];
  const others: Stat[] = [
    {
      ...{ key: 'time', label: insights.responseTime },
      ...orNotEnough(responseMinutes === null ? null : timeOf(responseMinutes), insights.responseTimeNote),
    },
    {
      ...{ key: 'impressions', label: insights.impressions, note },
      value: figures.impressions.now.toLocaleString('en'),
    },
    { key: 'contacts', label: insights.contacts, note, value: figures.contacts.now.toLocaleString('en') },
  ];
  return (
    <>
      <StatGrid label={insights.more} stats={rates} />
      <StatGrid label={insights.others} stats={others} />
    </>
  );
};
