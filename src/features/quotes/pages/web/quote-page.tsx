import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { PageWrap } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Spinner } from '#design/spinner.tsx';
import { markQuoteSeen } from '#features/quotes/core/contract/quotes.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { isDeclinedByClient, isQuoteOpen } from '#features/quotes/core/rules/quotes.ts';
import { quoteDisplayName } from '#features/quotes/core/rules/withdrawal-pages.ts';
import { QuoteBadge, quoteQuery } from '#features/quotes/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { ResourceBoundary } from '#web/shell/resource-boundary.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { AcceptanceRecord } from './document/acceptance-record.tsx';
import { ContractNextSteps } from './document/contract-next-steps.tsx';
import { ContractEndRequest } from './document/end-contract.tsx';
import { QuoteActions } from './document/quote-actions.tsx';
import { QuoteDocument } from './document/quote-document.tsx';
import summaryStyles from './document/quote-summary.module.css';
import { DecideAtEnd, QuoteSummary } from './document/quote-summary.tsx';
import { ReportQuote } from './document/report-quote.tsx';
import type { quoteRoute } from './page-routes.ts';
import styles from './quote-page.module.css';

/** Opening the page marks the quote as seen, so that the company knows. */
const useSeen = ({ id, side, seenAt }: Quote) => {
  const client = useQueryClient();
  const isNew = side === 'client' && seenAt === null;
  useEffect(() => {
    if (!isNew) return;
    void callEndpoint(markQuoteSeen, { params: { id } })
      .then((quote) => client.setQueryData(quoteQuery(String(id)).queryKey, quote))
      .catch(() => undefined);
  }, [client, id, isNew]);
};

const QuoteScreen = ({ params: { id } }: RouteMatchOf<typeof quoteRoute>) => (
  <ResourceBoundary query={quoteQuery(id)}>{(quote) => <Shown quote={quote} />}</ResourceBoundary>
);

const Shown = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const format = useFormat();
  useSeen(quote);
  const { version, sentAt, sha256, evidence, side, requestId, abilities, object } = quote;
  const isSent = sha256 !== null && sentAt !== null;
  const isClients = side === 'client' && requestId !== null;
  const isOffer = side === 'client' && abilities.mayAccept;
  const contract = contractOf(quote);
  const name = quoteDisplayName(quote, quoting);
  const title = () => {
    if (contract) return quoting.hired(quote.company.name);
    return isOffer && object ? <TextInItsLanguage text={object} offer={quote.translation} /> : name;
  };
  return (
    <div className={styles.desk}>
      <PageWrap className={styles.page}>
        <BackLink href={isClients ? href('/requests/:id', { id: requestId }) : href('/quotes')}>
          {isClients ? quoting.backToRequest : quoting.backToQuotes}
        </BackLink>
        <PageHead
          title={title()}
          below={
            <p className={styles.line}>
              <QuoteBadge quote={quote} />
              {(isOffer || contract) && <span>{name}</span>}
              <span>
                {isSent
                  ? quoting.versionOf(version, format.longDate(new Date(sentAt)))
                  : quoting.draftVersion(version)}
              </span>
              {evidence && <span>{quoting.signedOn(format.longDate(new Date(evidence.at)))}</span>}
            </p>
          }
          action={!isOffer && <QuoteActions quote={quote} isSigned={contract !== null} />}
        />
        {quote.sendingAt !== null && <BeingSent />}
        <SuspendedCompany quote={quote} />
        <Blocked quote={quote} />
        <ClientWords quote={quote} />
        <ContractEndRequest quote={quote} />
        {contract && <ContractNextSteps quote={quote} evidence={contract} />}
        {isOffer ? (
          <div className={summaryStyles.offer}>
            <QuoteSummary quote={quote} />
            <div>
              <QuoteDocument quote={quote} />
              <DecideAtEnd quote={quote} />
            </div>
          </div>
        ) : (
          <QuoteDocument quote={quote} />
        )}
        {evidence && <AcceptanceRecord quote={quote} evidence={evidence} />}
        {abilities.mayReport && <ReportQuote quote={quote} />}
      </PageWrap>
    </div>
  );
};

/** While a contract can be withdrawn from, its client reads what happens next; a change order belongs to another one. */
const contractOf = ({ side, isChange, evidence, abilities }: Quote) =>
  side === 'client' && !isChange && abilities.mayWithdrawFromContract ? evidence : null;

/** Its client reads why nothing goes on, and whether the contract still holds. */
const SuspendedCompany = ({ quote: { side, state, isCompanySuspended } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  if (side !== 'client' || !isCompanySuspended) return null;
  if (state === 'accepted')
    return <Notice title={quoting.companySuspended} text={quoting.suspendedContract} />;
  return isQuoteOpen(state) ? (
    <Notice title={quoting.companySuspended} text={quoting.suspendedQuote} />
  ) : null;
};

/** While the partner blocks this side, neither a new version nor a wish for one gets through. */
const Blocked = ({ quote: { state, side, blockedBy, company, client } }: { quote: Quote }) => {
  const { blocks } = useStrings();
  if (blockedBy !== 'partner' || !(isQuoteOpen(state) || state === 'draft')) return null;
  return <Notice title={blocks.byPartner(side === 'client' ? company.name : client.name)} />;
};

const BeingSent = () => {
  const { quoting } = useStrings();
  return (
    <div className={styles.said}>
      <p className={styles.sending}>
        <Spinner label={quoting.beingSent} />
        <span>{quoting.beingSentText}</span>
      </p>
    </div>
  );
};

const ClientWords = ({ quote: { changeWords, declinedFor, declinedText } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  if (!changeWords && !declinedFor) return null;
  return (
    <div className={styles.said}>
      {changeWords && (
        <p>
          <b>{quoting.asked}</b> {changeWords}
        </p>
      )}
      {declinedFor && (
        <p>
          <b>
            {isDeclinedByClient(declinedFor)
              ? quoting.declinedFor(quoting.reasons[declinedFor])
              : quoting.reasons[declinedFor]}
          </b>{' '}
          {declinedText}
        </p>
      )}
    </div>
  );
};

export const pageDefinition = definePage<typeof quoteRoute>({
  tables: ['quoting', 'withdrawal', 'blocks', 'notFound'],
  queries: ({ params: { id } }) => [quoteQuery(id)],
  head: ({ match: { params }, read, strings: { quoting } }) => {
    const quote = read(quoteQuery(params.id));
    return {
      title: quoting.pageTitle(quote ? quoteDisplayName(quote, quoting) : quoting.draftQuote),
      isHiddenFromSearch: true,
    };
  },
  Screen: QuoteScreen,
});
