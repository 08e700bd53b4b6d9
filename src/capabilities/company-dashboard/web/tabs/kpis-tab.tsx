import { companyProfileQuestion, firstSpanIn } from '#company-dashboard/web/questions.ts';
import { addressOfSpan, type DeskMatch, spanIn } from '#company-dashboard/web/tabs.ts';
import { Stack } from '#design/layout.tsx';
import { Kpis } from '#insights/web/index.ts';
import { QuotesThisYear } from '#quote-pages/web/index.ts';
import { useOutcome } from '#web/query.ts';

export const KpisTab = ({ match }: { match: DeskMatch }) => {
  const { answer: profile } = useOutcome(companyProfileQuestion);
  const first = firstSpanIn(profile);
  return (
    <Stack gap={8}>
      <Kpis span={spanIn(match, first)} addressOf={(span) => addressOfSpan('kpis', span, first)} />
      <QuotesThisYear />
    </Stack>
  );
};
