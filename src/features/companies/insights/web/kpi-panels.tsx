import { useQuery } from '@tanstack/react-query';
import { Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { downloadInsightsCsv, type Insights } from '#features/companies/insights/contract/insights.ts';
import type { InsightSpan } from '#features/companies/insights/rules/insights.ts';
import { requestPath } from '#kernel/endpoint.ts';
import { useStrings } from '#web/strings.tsx';
import { KeyStatistics } from './key-statistics.tsx';
import styles from './kpi-panels.module.css';
import { LeadStatistics, ResponseAndReachStatistics } from './lead-and-reach-statistics.tsx';
import { LeadsChartPanel } from './leads-chart-panel.tsx';
import { insightsQuery } from './queries.ts';
import { TradeComparisonPanel } from './trade-comparison-panel.tsx';
import { ViewsChartPanel } from './views-chart-panel.tsx';

const countedOf = ({ figures }: Insights) => {
  const withChange = ({ now, before }: Insights['figures']['views']) => ({ now, change: now - before });
  return {
    views: withChange(figures.views),
    messages: withChange(figures.messages),
    reviews: withChange(figures.reviews),
  };
};

export const KpiPanels = ({
  span,
  spanHref,
}: {
  span: InsightSpan;
  spanHref: (span: InsightSpan) => string;
}) => {
  const { insights } = useStrings();
  const { data: report } = useQuery(insightsQuery(span));
  return (
    <Stack gap={8}>
      {report && <KeyStatistics span={span} statistics={countedOf(report)} days={report.days} />}
      <div className={report && styles.columns}>
        <ViewsChartPanel span={span} addressOf={spanHref} />
        {report && <LeadsChartPanel months={report.months} />}
      </div>
      {report && <LeadStatistics data={report} />}
      {report && <ResponseAndReachStatistics data={report} />}
      {report && <TradeComparisonPanel data={report} />}
      {report?.mayDownload && (
        <div>
          <LinkButton
            href={requestPath(downloadInsightsCsv, { query: { days: `${span}` } })}
            download
            icon="document"
          >
            {insights.download}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
};
