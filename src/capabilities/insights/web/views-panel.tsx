import { ChartLegend } from '#design/chart-legend.tsx';
import { Stack } from '#design/layout.tsx';
import { LineChart } from '#design/line-chart.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Segmented } from '#design/segmented.tsx';
import { Text } from '#design/text.tsx';
import type { Insights } from '#insights/contract/insights.ts';
import { stepsOf } from '#insights/rules/chart-steps.ts';
import { type InsightSpan, insightSpans } from '#insights/rules/insights.ts';
import { formatDayAndMonth, formatWeekday } from '#kernel/short-days.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { AsTable } from './as-table.tsx';
import { NoFigures } from './no-figures.tsx';
import { insightsQuestion } from './questions.ts';

interface ViewsPanelProps {
  span: InsightSpan;
  addressOf: (span: InsightSpan) => string;
}

const Chart = ({ span, days }: Pick<Insights, 'span' | 'days'>) => {
  const { insights } = useStrings();
  if (days.every(({ views, viewsBefore }) => views + viewsBefore === 0)) {
    return <Text tone="muted">{insights.notEnough}</Text>;
  }
  const points = stepsOf(days).map(({ first, last, views, viewsBefore }) => ({
    name: formatDayAndMonth(last),
    value: views,
    before: viewsBefore,
    title:
      first === last
        ? formatWeekday(last)
        : insights.fromTo(formatDayAndMonth(first), formatDayAndMonth(last)),
    text: insights.countOfViews(views),
  }));
  const label = points.length < days.length ? insights.viewsByWeek(span) : insights.viewsByDay(span);
  return (
    <Stack gap={4}>
      <ChartLegend
        items={[
          { mark: 'solidLine', text: insights.spanNow(span) },
          { mark: 'dashedLine', text: insights.spanBefore(span) },
        ]}
      />
      <div>
        <LineChart label={label} pointLabel={insights.chartPoint} points={points} />
        <AsTable
          caption={label}
          heads={[insights.when, insights.now, insights.before]}
          rows={points.map(({ title, value, before }) => [title, value, before])}
        />
      </div>
    </Stack>
  );
};

/** The views of each day, beside those of the span before. The address says of which span. */
export const ViewsPanel = ({ span, addressOf }: ViewsPanelProps) => {
  const { insights } = useStrings();
  const { answer, error } = useOutcome(insightsQuestion(span));
  return (
    <Panel
      title={insights.views}
      end={
        <Segmented
          label={insights.timeframe}
          size="small"
          value={`${span}`}
          options={insightSpans.map((days) => ({
            value: `${days}`,
            label: insights.days(days),
            href: addressOf(days),
          }))}
        />
      }
    >
      <PanelBody>{answer ? <Chart {...answer} /> : <NoFigures error={error} />}</PanelBody>
    </Panel>
  );
};
