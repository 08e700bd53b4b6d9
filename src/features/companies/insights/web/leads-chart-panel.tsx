import { BarChart } from '#design/bar-chart.tsx';
import { ChartLegend } from '#design/chart-legend.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import type { Insights } from '#features/companies/insights/contract/insights.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { ChartTable } from './chart-table.tsx';

/** Draws how many conversations clients began, and how many of these became projects. */
export const LeadsChartPanel = ({ months }: Pick<Insights, 'months'>) => {
  const format = useFormat();
  const { insights } = useStrings();
  const pairs = months.map(({ month, inquiries, projects }) => ({
    name: format.shortMonth(month),
    first: inquiries,
    second: projects,
  }));
  return (
    <Panel
      title={insights.leads}
      end={
        <ChartLegend
          items={[
            { mark: 'filled', text: insights.inquiries },
            { mark: 'hatched', text: insights.projects },
          ]}
        />
      }
    >
      <PanelBody>
        {pairs.every(({ first }) => first === 0) ? (
          <Text tone="muted">{insights.notEnough}</Text>
        ) : (
          <>
            <BarChart label={insights.leadsChart} pairs={pairs} writeNumber={format.number} />
            <ChartTable
              caption={insights.leadsChart}
              heads={[insights.month, insights.inquiries, insights.projects]}
              rows={pairs.map(({ name, first, second }) => [name, first, second])}
            />
          </>
        )}
      </PanelBody>
    </Panel>
  );
};
