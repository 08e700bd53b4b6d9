import { useQuery } from '@tanstack/react-query';
import { Stack } from '#design/layout.tsx';
import { KpiPanels } from '#features/companies/insights/web/index.ts';
import { companyProfileQuery, firstSpanIn } from '#features/dashboards/company/web/queries.ts';
import { type DeskMatch, spanHref, spanIn } from '#features/dashboards/company/web/tabs.ts';
import { QuotesThisYear } from '#features/quotes/pages/web/index.ts';

export const KpisTab = ({ match }: { match: DeskMatch }) => {
  const { data: profile } = useQuery(companyProfileQuery);
  const first = firstSpanIn(profile);
  return (
    <Stack gap={8}>
      <KpiPanels span={spanIn(match, first)} spanHref={(span) => spanHref('kpis', span, first)} />
      <QuotesThisYear />
    </Stack>
  );
};
