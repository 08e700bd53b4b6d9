import { Button } from '#design/button.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { createQuote } from '#features/quotes/core/contract/quotes.ts';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import { isQuoteOpen } from '#features/quotes/core/rules/quotes.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { QuoteBadge } from './quote-badge.tsx';
import styles from './quotes-panel.module.css';
import { useFormatAmount, useFormatDay } from './use-format-amount.ts';
import { useQuoteAction } from './use-quote-action.ts';

export const QuotesPanel = ({ quotes }: { quotes: readonly ListedQuote[] }) => {
  const { quoting } = useStrings();
  if (quotes.length === 0) return null;
  return (
    <Panel title={quoting.quotes}>
      <PanelBody className={styles.entry}>
        {quotes.map((quote) => (
          <QuoteListRow key={quote.id} quote={quote} />
        ))}
      </PanelBody>
    </Panel>
  );
};

export const WriteQuoteButton = ({ requestId }: { requestId: number }) => {
  const { quoting } = useStrings();
  const { navigate } = useNavigation();
  const begin = useQuoteAction(async (_: void, callOptions) => {
    const quote = await callEndpoint(createQuote, { body: { requestId } }, callOptions);
    navigate(href('/quotes/:id/write', { id: quote.id }));
    return quote;
  });
  return (
    <Button variant="primary" wide icon="document" busy={begin.isBusy} onClick={() => void begin.change()}>
      {quoting.writeQuote}
    </Button>
  );
};

/** The sum is that of the version its reader sees. */
export const QuoteListRow = ({ quote }: { quote: ListedQuote }) => {
  const { id, state, number, total, validUntil } = quote;
  const { quoting } = useStrings();
  const amount = useFormatAmount();
  const day = useFormatDay();
  const isDraft = state === 'draft';
  return (
    <div className={styles.line}>
      <QuoteBadge quote={quote} />
      <div>
        <b>{amount(total)}</b>
        <small>
          {number ? quoting.quoteNumber(number) : quoting.draftQuote}
          {isQuoteOpen(state) && validUntil && `, ${quoting.untilDay(day(validUntil))}`}
        </small>
      </div>
      <LinkButton
        size="small"
        href={isDraft ? href('/quotes/:id/write', { id }) : href('/quotes/:id', { id })}
      >
        {isDraft ? quoting.edit : quoting.readQuote}
      </LinkButton>
    </div>
  );
};

/** It stands above the companies of a request as soon as there is a quote. */
export const CompareQuotesLink = ({
  requestId,
  quotes,
}: {
  requestId: string;
  quotes: readonly ListedQuote[];
}) => {
  const { quoting } = useStrings();
  const sentCount = quotes.filter(({ state }) => state !== 'withdrawn').length;
  const isOver = quotes.some(({ withdrawnAt, contractEndedAt }) => withdrawnAt ?? contractEndedAt);
  if (sentCount === 0) return null;
  if (isOver)
    return (
      <div className={styles.compare}>
        <p>{quoting.contractOver}</p>
        <LinkButton href={href('/requests/:id/compare', { id: requestId })}>{quoting.compareAll}</LinkButton>
      </div>
    );
  // Once one is accepted no more come, and there is nothing left to choose between.
  const isDecided = quotes.some(({ state }) => state === 'accepted');
  return (
    <div className={styles.compare}>
      {!isDecided && <p>{sentCount > 1 ? quoting.compareReady(sentCount) : quoting.oneReady}</p>}
      <LinkButton
        variant={sentCount > 1 && !isDecided ? 'primary' : 'secondary'}
        href={href('/requests/:id/compare', { id: requestId })}
      >
        {quoting.compareAll}
      </LinkButton>
    </div>
  );
};
