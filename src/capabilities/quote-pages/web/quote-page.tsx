import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Wrap } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Spinner } from '#design/spinner.tsx';
import { seeQuote } from '#quotes/contract/quotes.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { isDeclinedByClient, isOpen } from '#quotes/rules/quotes.ts';
import { quoteName } from '#quotes/rules/withdrawal-pages.ts';
import { QuoteBadge, quoteQuestion } from '#quotes/web/index.ts';
import { call } from '#web/api-client.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { Found } from '#web/shell/found.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import type { quoteAddress } from './page-addresses.ts';
import { EndAsked } from './paper/end-contract.tsx';
import { AcceptanceRecord } from './paper/evidence.tsx';
import { Paper } from './paper/paper.tsx';
import { QuoteActs } from './paper/quote-acts.tsx';
import { Report } from './paper/report.tsx';
import styles from './quote-page.module.css';

/** Whoever opens it has seen it: the company knows then. */
const useSeen = ({ id, side, seenAt }: Quote) => {
  const client = useQueryClient();
  const isNew = side === 'client' && seenAt === null;
  useEffect(() => {
    if (!isNew) return;
    void call(seeQuote, { params: { id } })
      .then((quote) => client.setQueryData(quoteQuestion(String(id)).queryKey, quote))
      .catch(() => undefined);
  }, [client, id, isNew]);
};

const QuoteScreen = ({ params: { id } }: MatchOf<typeof quoteAddress>) => (
  <Found question={quoteQuestion(id)}>{(quote) => <Shown quote={quote} />}</Found>
);

const Shown = ({ quote }: { quote: Quote }) => {
  const { quoting } = useStrings();
  const format = useFormat();
  useSeen(quote);
  const { version, sentAt, sha256, evidence, side, requestId, abilities } = quote;
  const isSent = sha256 !== null && sentAt !== null;
  const isClients = side === 'client' && requestId !== null;
  return (
    <div className={styles.desk}>
      <Wrap className={styles.page}>
        <BackLink href={isClients ? `/requests/${requestId}` : '/quotes'}>
          {isClients ? quoting.backToRequest : quoting.backToQuotes}
        </BackLink>
        <PageHead
          title={quoteName(quote, quoting)}
          below={
            <p className={styles.line}>
              <QuoteBadge quote={quote} />
              <span>
                {isSent
                  ? quoting.versionOf(version, format.longDate(new Date(sentAt)))
                  : quoting.draftVersion(version)}
              </span>
              {evidence && <span>{quoting.signedOn(format.longDate(new Date(evidence.at)))}</span>}
            </p>
          }
          action={<QuoteActs quote={quote} />}
        />
        {quote.sendingAt !== null && <BeingSent />}
        <SuspendedCompany quote={quote} />
        <Blocked quote={quote} />
        <Said quote={quote} />
        <EndAsked quote={quote} />
        <Paper quote={quote} />
        {evidence && <AcceptanceRecord quote={quote} evidence={evidence} />}
        {abilities.mayReport && <Report quote={quote} />}
      </Wrap>
    </div>
  );
};

/** Its client reads why nothing goes on, and what of it stands. */
const SuspendedCompany = ({ quote: { side, state, isCompanySuspended } }: { quote: Quote }) => {
  const { quoting } = useStrings();
  if (side !== 'client' || !isCompanySuspended) return null;
  if (state === 'accepted')
    return <Notice title={quoting.companySuspended} text={quoting.suspendedContract} />;
  return isOpen(state) ? <Notice title={quoting.companySuspended} text={quoting.suspendedQuote} /> : null;
};

/** Of an open quote: neither another version nor a wish for one gets through. */
const Blocked = ({ quote: { state, side, blockedBy, company, client } }: { quote: Quote }) => {
  const { blocks } = useStrings();
  if (blockedBy !== 'partner' || !(isOpen(state) || state === 'draft')) return null;
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

const Said = ({ quote: { changeWords, declinedFor, declinedText } }: { quote: Quote }) => {
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

export const page = definePage<typeof quoteAddress>({
  tables: ['quoting', 'withdrawal', 'blocks', 'notFound'],
  questions: ({ params: { id } }) => [quoteQuestion(id)],
  head: ({ match: { params }, read, strings: { quoting } }) => {
    const quote = read(quoteQuestion(params.id));
    return {
      title: quoting.pageTitle(quote ? quoteName(quote, quoting) : quoting.draftQuote),
      isHiddenFromSearch: true,
    };
  },
  Screen: QuoteScreen,
});
