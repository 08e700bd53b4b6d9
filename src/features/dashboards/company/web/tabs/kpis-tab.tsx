import { useQuery } from '@tanstack/react-query';
import { Stack } from '#design/layout.tsx';
import { KpiPanels } from '#features/companies/insights/web/index.ts';
import { ownCompanyProfileQuery, initialInsightSpan } from '#features/dashboards/company/web/queries.ts';
import {
  type CompanyDashboardMatch,
  insightSpanHref,
  insightSpanIn,
} from '#features/dashboards/company/web/tabs.ts';
import { QuotesThisYear } from '#features/quotes/pages/web/index.ts';

export const KpisTab = ({ match }: { match: CompanyDashboardMatch }) => {
  const { data: profile } = useQuery(ownCompanyProfileQuery);
  const first = initialInsightSpan(profile);
  return (
    <Stack gap={8}>
      <KpiPanels
        span={insightSpanIn(match, first)}
        spanHref={(span) => insightSpanHref('kpis', span, first)}
      />
      <QuotesThisYear />
    </Stack>
  );
};
