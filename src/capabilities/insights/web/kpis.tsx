import { Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { downloadInsights, type Insights } from '#insights/contract/insights.ts';
import type { InsightSpan } from '#insights/rules/insights.ts';
import { addressOf } from '#kernel/endpoint.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { KeyFigures } from './key-figures.tsx';
import styles from './kpis.module.css';
import { LeadFigures, ReachFigures } from './lead-figures.tsx';
import { LeadsPanel } from './leads-panel.tsx';
import { insightsQuestion } from './questions.ts';
import { TradePanel } from './trade-panel.tsx';
import { ViewsPanel } from './views-panel.tsx';

const countedOf = ({ figures }: Insights) => {
  const counted = ({ now, before }: Insights['figures']['views']) => ({ now, change: now - before });
  return {
    views: counted(figures.views),
    messages: counted(figures.messages),
    reviews: counted(figures.reviews),
  };
};

/** All that a company can know of how it is found. */
export const Kpis = ({
  span,
  addressOf: addressOfSpan,
}: {
  span: InsightSpan;
  addressOf: (span: InsightSpan) => string;
}) => {
  const { insights } = useStrings();
  const { answer } = useOutcome(insightsQuestion(span));
  return (
    <Stack gap={8}>
      {answer && <KeyFigures span={span} counted={countedOf(answer)} days={answer.days} />}
      <div className={answer && styles.columns}>
        <ViewsPanel span={span} addressOf={addressOfSpan} />
        {answer && <LeadsPanel months={answer.months} />}
      </div>
      {answer && <LeadFigures data={answer} />}
      {answer && <ReachFigures data={answer} />}
      {answer && <TradePanel data={answer} />}
      {answer?.mayDownload && (
        <div>
          <LinkButton
            href={addressOf(downloadInsights, { query: { days: `${span}` } })}
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
