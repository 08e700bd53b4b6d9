import { useQuery } from '@tanstack/react-query';
import { ChartLegend } from '#design/chart-legend.tsx';
import { Stack } from '#design/layout.tsx';
import { LineChart } from '#design/line-chart.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { SegmentedControl } from '#design/segmented-control.tsx';
import { Text } from '#design/text.tsx';
import type { Insights } from '#features/companies/insights/contract/insights.ts';
import { chartStepsOf } from '#features/companies/insights/rules/chart-steps.ts';
import { type InsightSpan, insightSpanDays } from '#features/companies/insights/rules/insights.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { ChartTable } from './chart-table.tsx';
import { insightsQuery } from './queries.ts';
import { StatisticsUnavailable } from './statistics-unavailable.tsx';

interface ViewsPanelProps {
  span: InsightSpan;
  addressOf: (span: InsightSpan) => string;
}

const Chart = ({ span, days }: Pick<Insights, 'span' | 'days'>) => {
  const format = useFormat();
  const { insights } = useStrings();
  if (days.every(({ views, viewsBefore }) => views + viewsBefore === 0)) {
    return <Text tone="muted">{insights.notEnough}</Text>;
  }
  const steps = chartStepsOf(days);
  const isByDay = steps.length === days.length;
  const today = days.at(-1)?.day;
  const titleOf = (first: string, last: string) => {
    if (first !== last) return insights.fromTo(format.dayAndMonth(first), format.dayAndMonth(last));
    return last === today ? insights.todaySoFar : format.weekday(last);
  };
  const points = steps.map(({ first, last, views, viewsBefore }) => ({
    name: format.dayAndMonth(last),
    value: views,
    before: viewsBefore,
    title: titleOf(first, last),
    text: insights.countOfViews(views),
  }));
  const label = isByDay ? insights.viewsByDay(span) : insights.viewsByWeek(span);
  return (
    <Stack gap={4}>
      <ChartLegend
        items={[
          { mark: 'solidLine', text: insights.spanNow(span) },
          { mark: 'thinLine', text: insights.spanBefore(span) },
          ...(isByDay ? [{ mark: 'dashedLine' as const, text: insights.todaySoFar }] : []),
        ]}
      />
      <div>
        <LineChart
          label={label}
          pointLabel={insights.chartPoint}
          points={points}
          writeNumber={format.number}
          isLastUnfinished={isByDay}
        />
        <ChartTable
          caption={label}
          heads={[insights.when, insights.now, insights.before]}
          rows={points.map(({ title, value, before }) => [title, value, before])}
        />
      </div>
    </Stack>
  );
};

/** Draws the views of each day beside the span before. The URL chooses the span. */
export const ViewsChartPanel = ({ span, addressOf }: ViewsPanelProps) => {
  const { insights } = useStrings();
  const { data: report, error } = useQuery(insightsQuery(span));
  return (
    <Panel
      title={insights.views}
      end={
        <SegmentedControl
          label={insights.timeframe}
          size="small"
          value={`${span}`}
          options={insightSpanDays.map((days) => ({
            value: `${days}`,
            label: insights.days(days),
            href: addressOf(days),
          }))}
        />
      }
    >
      <PanelBody>{report ? <Chart {...report} /> : <StatisticsUnavailable error={error} />}</PanelBody>
    </Panel>
  );
};
