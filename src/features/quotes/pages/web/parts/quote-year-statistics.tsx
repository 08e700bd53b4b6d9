import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { StatGrid } from '#design/stat-grid.tsx';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import type { QuoteStatistics } from '#features/quotes/pages/contract/statistics.ts';
import { quoteStatisticsQuery } from '#features/quotes/pages/web/statistics-query.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

const HOURS_A_DAY = 24;
const TENTHS = 10;

const below = (note: string) => ({ text: null, note });

export const QuoteYearStatistics = ({
  figures: { year },
  isInset = false,
}: {
  figures: QuoteStatistics;
  isInset?: boolean;
}) => {
  const { quoteFigures } = useStrings();
  const amount = useFormatAmount();
  const { number } = useFormat();
  const { sent, accepted, acceptedTotal, answered, timed, middleHours } = year;
  const days = middleHours === null ? null : Math.round((middleHours / HOURS_A_DAY) * TENTHS) / TENTHS;
  const none = '–';
  return (
    <StatGrid
      isInset={isInset}
      label={quoteFigures.title}
      stats={[
        { key: 'sent', label: quoteFigures.sent, value: sent, delta: below(quoteFigures.sinceJanuary) },
        {
          key: 'accepted',
          label: quoteFigures.accepted,
          value: accepted,
          delta: accepted > 0 ? below(quoteFigures.withTax(amount(acceptedTotal))) : undefined,
        },
        {
          key: 'share',
          label: quoteFigures.share,
          value: answered === 0 ? none : quoteFigures.perCent(Math.round((accepted / answered) * 100)),
          delta: below(quoteFigures.ofAnswered(accepted, answered)),
        },
        {
          key: 'time',
          label: quoteFigures.untilQuote,
          value: days === null ? none : quoteFigures.days(number(days), days),
          delta: timed > 0 ? below(quoteFigures.middleOf(timed)) : undefined,
        },
      ]}
    />
  );
};

/** The company's dashboard shows the same, once the company has sent a quote. */
export const QuotesThisYear = () => {
  const { quoteFigures } = useStrings();
  const { data: figures } = useQuery(quoteStatisticsQuery());
  if (!figures || figures.year.sent === 0) return null;
  return (
    <Panel
      title={quoteFigures.title}
      end={
        <LinkButton variant="quiet" size="small" href={href('/quotes')}>
          {quoteFigures.allQuotes}
        </LinkButton>
      }
    >
      <QuoteYearStatistics isInset figures={figures} />
    </Panel>
  );
};
