import { useQuery } from '@tanstack/react-query';
import { Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { downloadInsights, type Insights } from '#features/companies/insights/contract/insights.ts';
import type { InsightSpan } from '#features/companies/insights/rules/insights.ts';
import { requestPath } from '#kernel/endpoint.ts';
import { useStrings } from '#web/strings.tsx';
import { KeyStatistics } from './key-statistics.tsx';
import styles from './kpi-panels.module.css';
import { LeadStatistics, ReachFigures } from './lead-statistics.tsx';
import { LeadsPanel } from './leads-panel.tsx';
import { insightsQuery } from './queries.ts';
import { TradePanel } from './trade-panel.tsx';
import { ViewsPanel } from './views-panel.tsx';

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
        <ViewsPanel span={span} addressOf={spanHref} />
        {report && <LeadsPanel months={report.months} />}
      </div>
      {report && <LeadStatistics data={report} />}
      {report && <ReachFigures data={report} />}
      {report && <TradePanel data={report} />}
      {report?.mayDownload && (
        <div>
          <LinkButton
            href={requestPath(downloadInsights, { query: { days: `${span}` } })}
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
