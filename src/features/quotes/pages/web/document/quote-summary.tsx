import { CompanyLogo } from '#design/company-logo.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { dayOf, daysBetween, noonOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import { AskForQuoteChange, DeclineQuote } from './client-actions.tsx';
import { DocumentLinks } from './quote-actions.tsx';
import styles from './quote-summary.module.css';

/** A client first reads who offers what, for how much and until when, and what can be done about it. */
export const QuoteSummary = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const { company, partnerId, requestId, abilities } = quote;
  return (
    <section className={styles.summary} aria-label={quoting.inShort}>
      <header className={styles.company}>
        <CompanyLogo name={company.name} logo={company.logoUrl} />
        <div>
          <h2>{company.name}</h2>
          {company.address && <p>{company.address}</p>}
        </div>
      </header>
      <SummaryFacts quote={quote} />
      <div className={styles.acts}>
        <DocumentLinks quote={quote} variant="quiet" />
        {abilities.mayCompare && requestId !== null && (
          <LinkButton variant="quiet" href={href('/requests/:id/compare', { id: requestId })}>
            {quoting.compareAll}
          </LinkButton>
        )}
        {partnerId !== null && (
          <LinkButton variant="quiet" icon="message" href={href('/messages/:id', { id: partnerId })}>
            {quoting.message}
          </LinkButton>
        )}
        {abilities.mayAskChange && <AskForQuoteChange quote={quote} />}
      </div>
      <AcceptBar quote={quote} />
    </section>
  );
};

const SummaryFacts = ({ quote: { totals, validUntil } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const amount = useFormatAmount();
  const isFull = totals.taxes.every(({ rate }) => rate === FULL_VAT_RATE);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          {quoting.total}
          {totals.reduced && `, ${isFull ? quoting.withFull : quoting.withoutReduced}`}
        </dt>
        <dd className={styles.total}>{amount(totals.total)}</dd>
      </div>
      {totals.reduced && (
        <div>
          <dt>{quoting.withReduced}</dt>
          <dd className={styles.reduced}>{amount(totals.reduced.total)}</dd>
        </div>
      )}
      {validUntil && (
        <div>
          <dt>{quoting.validUntil}</dt>
          <dd>
            <Validity day={validUntil} />
          </dd>
        </div>
      )}
    </dl>
  );
};

const FEW_DAYS = 5;

const Validity = ({ day }: { day: string }) => {
  const { quoting } = useStrings();
  const format = useFormat();
  const now = useNow();
  const daysLeft = now && daysBetween(dayOf(now), day);
  return (
    <>
      <b>{format.fullDate(noonOf(day))}</b>
      {daysLeft !== null && daysLeft >= 0 && (
        <small data-soon={daysLeft <= FEW_DAYS || undefined}>
          {daysLeft === 0 ? quoting.lastDay : quoting.daysLeft(daysLeft)}
        </small>
      )}
    </>
  );
};

const AcceptLink = ({ quote: { id, isChange } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  return (
    <LinkButton variant="primary" href={href('/quotes/:id/accept', { id })}>
      <span className={styles.short} aria-hidden="true">
        {quoting.accept}
      </span>
      <span className={styles.long}>{isChange ? quoting.acceptChange : quoting.acceptThis}</span>
    </LinkButton>
  );
};

/** On a phone this is the page's own bar, with the total beside the button. */
const AcceptBar = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const format = useFormat();
  const amount = useFormatAmount();
  return (
    <div className={styles.bar} data-own-bar>
      <p>
        <b>{amount(quote.totals.total)}</b>
        {quote.validUntil && <small>{quoting.untilDay(format.dayAndMonth(quote.validUntil))}</small>}
      </p>
      <AcceptLink quote={quote} />
      {quote.abilities.mayDecline && <DeclineQuote quote={quote} />}
    </div>
  );
};

/** Whoever has read to the end decides there; a desk has the same beside the quote all the time. */
export const DecideAtEnd = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const amount = useFormatAmount();
  return (
    <section className={styles.decide} aria-label={quoting.decide}>
      <p>
        <b>{amount(quote.totals.total)}</b> {quoting.notBoundYet}
      </p>
      <AcceptLink quote={quote} />
      {quote.abilities.mayAskChange && <AskForQuoteChange quote={quote} />}
      {quote.abilities.mayDecline && <DeclineQuote quote={quote} />}
    </section>
  );
};
