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
  const points = chartStepsOf(days).map(({ first, last, views, viewsBefore }) => ({
    name: format.dayAndMonth(last),
    value: views,
    before: viewsBefore,
    title:
      first === last
        ? format.weekday(last)
        : insights.fromTo(format.dayAndMonth(first), format.dayAndMonth(last)),
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
        <LineChart
          label={label}
          pointLabel={insights.chartPoint}
          points={points}
          writeNumber={format.number}
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
