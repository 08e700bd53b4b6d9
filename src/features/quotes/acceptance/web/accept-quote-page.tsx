import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Switch } from '#design/switch.tsx';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import {
  centsAsDecimal,
  instalmentsOf,
  quoteSumsOf,
  sumsAsDecimals,
} from '#features/quotes/core/rules/quote-sums.ts';
import { isQuoteOpen } from '#features/quotes/core/rules/quotes.ts';
import { quoteDisplayName } from '#features/quotes/core/rules/withdrawal-pages.ts';
import { hasRightToWithdraw } from '#features/quotes/core/rules/withdrawal.ts';
import { PaymentPlanBar, quoteQuery, toggleInSet, useFormatAmount } from '#features/quotes/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { ResourceBoundary } from '#web/shell/resource-boundary.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './accept.module.css';
import type { acceptQuoteRoute } from './page-routes.ts';
import { SignPanel } from './sign-panel.tsx';
import { noWithdrawalChoiceValues, WithdrawalCheckboxes } from './withdrawal-checkboxes.tsx';

const AcceptScreen = ({ params: { id } }: RouteMatchOf<typeof acceptQuoteRoute>) => (
  <ResourceBoundary query={quoteQuery(id)}>{(quote) => <Shown quote={quote} />}</ResourceBoundary>
);

const Shown = ({ quote }: { quote: Quote }) => {
  const { quoting, signing } = useStrings();
  const format = useFormat();
  const { id } = quote;
  const [options, setOptions] = useState<ReadonlySet<number>>(new Set());
  const [boxes, setBoxes] = useState(noWithdrawalChoiceValues);
  const [isLone, setIsLone] = useState(false);
  const { company, number, version, sentAt, requestId, abilities } = quote;
  const comparedRequestId = abilities.mayCompare ? requestId : null;
  const { total } = sumsWith(quote, options);
  const mayWithdraw = hasRightToWithdraw(quote, total);
  return (
    <PageWrap className={styles.page}>
      <BackLink
        href={
          comparedRequestId === null
            ? href('/quotes/:id', { id })
            : href('/requests/:id/compare', { id: comparedRequestId })
        }
      >
        {comparedRequestId === null ? quoteDisplayName(quote, quoting) : quoting.compareAll}
      </BackLink>
      <PageHead
        start={<CompanyLogo name={company.name} logo={company.logoUrl} />}
        title={quote.isChange ? signing.changeTitle : signing.title}
        below={
          <p className={styles.line}>
            {company.name},{' '}
            {sentAt &&
              (quote.isChange ? signing.ofChange : signing.ofQuote)(
                number ?? '',
                version,
                format.longDate(new Date(sentAt)),
              )}
          </p>
        }
      />
      {abilities.mayAccept ? (
        <div className={styles.split}>
          <div className={styles.blocks}>
            <Order quote={quote} options={options} onOptions={setOptions} />
            {quote.plan.length > 0 && <Payments quote={quote} options={options} />}
            {mayWithdraw && quote.lastDayToWithdraw !== null && (
              <WithdrawalCheckboxes
                lastDay={quote.lastDayToWithdraw}
                isChange={quote.isChange}
                boxes={boxes}
                isLone={isLone}
                onChange={(nextBoxes) => {
                  setBoxes(nextBoxes);
                  setIsLone(false);
                }}
              />
            )}
          </div>
          <SignPanel
            quote={quote}
            options={[...options]}
            total={total}
            boxes={mayWithdraw ? boxes : noWithdrawalChoiceValues}
            onLone={() => setIsLone(true)}
          />
        </div>
      ) : (
        <div className={styles.over}>
          {quote.isCompanySuspended && isQuoteOpen(quote.state) ? (
            <p>
              <b>{quoting.companySuspended}</b>
              <br />
              {quoting.suspendedQuote}
            </p>
          ) : (
            <p>{quote.state === 'accepted' ? signing.isAccepted : signing.isOver}</p>
          )}
          <LinkButton href={href('/quotes/:id', { id })}>{quoting.readQuote}</LinkButton>
        </div>
      )}
    </PageWrap>
  );
};

const sumsWith = (quote: Quote, options: ReadonlySet<number>) =>
  quoteSumsOf(linesOfSections(quote.sections), {
    isMainResidence: quote.site.isMainResidence,
    isTaken: ({ id }) => options.has(id),
  });

interface OrderProps {
  quote: Quote;
  options: ReadonlySet<number>;
  onOptions: (options: ReadonlySet<number>) => void;
}

const Order = ({ quote, options, onOptions }: OrderProps) => {
  const { quoting, signing } = useStrings();
  const amount = useFormatAmount();
  const lines = linesOfSections(quote.sections);
  const totals = sumsAsDecimals(sumsWith(quote, options));
  const firm = sumsAsDecimals(sumsWith(quote, new Set()));
  return (
    <Panel
      title={signing.whatYouOrder}
      end={
        <LinkButton variant="quiet" size="small" href={href('/quotes/:id', { id: quote.id })}>
          {quoting.readQuote}
        </LinkButton>
      }
    >
      <dl className={styles.order}>
        <div>
          <dt>
            <TextInItsLanguage text={quote.object} offer={quote.translation} />
            <small>{signing.lineCount(lines.filter(({ isOptional }) => !isOptional).length)}</small>
          </dt>
          <dd>{amount(firm.net)}</dd>
        </div>
        {lines
          .filter(({ isOptional }) => isOptional)
          .map((line) => (
            <div key={line.id}>
              <dt>
                <Switch
                  checked={options.has(line.id)}
                  onChange={() => onOptions(toggleInSet(options, line.id))}
                  label={<TextInItsLanguage text={line.description} offer={quote.translation} />}
                />
                <small className={styles.indent}>{signing.optionalLine}</small>
              </dt>
              <dd>{amount(line.net)}</dd>
            </div>
          ))}
        <div>
          <dt>{quoting.withoutTax}</dt>
          <dd>{amount(totals.net)}</dd>
        </div>
        {totals.taxes.map(({ rate, base, tax }) => (
          <div key={rate}>
            <dt>{quoting.taxAt(rate, amount(base))}</dt>
            <dd>{amount(tax)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            {signing.toPay}
            {totals.reduced && <small>{signing.orReduced(amount(totals.reduced.total))}</small>}
          </dt>
          <dd aria-live="polite">{amount(totals.total)}</dd>
        </div>
      </dl>
    </Panel>
  );
};

const Payments = ({ quote, options }: Omit<OrderProps, 'onOptions'>) => {
  const { quoting, signing } = useStrings();
  const amount = useFormatAmount();
  const { plan } = quote;
  const parts = instalmentsOf(
    sumsWith(quote, options).total,
    plan.map(({ percent }) => percent),
  );
  return (
    <Panel title={signing.whenYouPay}>
      <PanelBody>
        <PaymentPlanBar percents={plan.map(({ percent }) => percent)} />
      </PanelBody>
      <dl className={styles.order}>
        {plan.map(({ on, label }, index) => (
          <div key={index}>
            <dt>
              {quoting.moments[on]}
              {label && <small>{label}</small>}
            </dt>
            <dd>{amount(centsAsDecimal(parts[index] ?? 0n))}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};

export const pageDefinition = definePage<typeof acceptQuoteRoute>({
  tables: ['quoting', 'notFound', 'signing'],
  queries: ({ params: { id } }) => [quoteQuery(id)],
  head: ({ strings: { quoting, signing } }) => ({
    title: quoting.pageTitle(signing.title),
    isHiddenFromSearch: true,
  }),
  Screen: AcceptScreen,
});
