import { CompareEntry, QuoteLineEntry, quotesOfRequest } from '#quotes/web/index.ts';
import { requestQuestion } from '#requests/web/index.ts';
import { VisitPanel, visitsOfRequest } from '#visits/web/index.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useAnswer } from '#web/query.ts';
import { Found } from '#web/shell/found.tsx';
import { useStrings } from '#web/strings.tsx';
import type { requestAddress } from './page-addresses.ts';
import { RequestScreen } from './request/request-screen.tsx';

const RequestPage = ({ params: { id } }: MatchOf<typeof requestAddress>) => (
  <Found question={requestQuestion(id)}>{() => <Shown id={id} />}</Found>
);

const Shown = ({ id }: { id: string }) => {
  const { visiting } = useStrings();
  const visits = useAnswer(visitsOfRequest(id)).items;
  const quotes = useAnswer(quotesOfRequest(id)).items;
  return (
    <RequestScreen
      id={id}
      ahead={<CompareEntry requestId={id} quotes={quotes} />}
      besides={(invitation) => [
        ...quotes
          .filter(({ invitationId }) => invitationId === invitation.id)
          .map((quote) => <QuoteLineEntry key={`quote ${quote.id}`} quote={quote} />),
        ...visits
          .filter(({ request, state }) => request?.invitationId === invitation.id && state !== 'cancelled')
          .map((visit) => <VisitPanel key={visit.id} visit={visit} level={4} title={visiting.visit} />),
      ]}
    />
  );
};

export const page = definePage<typeof requestAddress>({
  tables: ['asking', 'visiting', 'quoting', 'blocks', 'notFound'],
  questions: ({ params: { id } }) => [requestQuestion(id), visitsOfRequest(id), quotesOfRequest(id)],
  head: ({ match: { params }, read, strings: { asking } }) => ({
    title: asking.pageTitle(read(requestQuestion(params.id))?.title ?? asking.noTitle),
    isHiddenFromSearch: true,
  }),
  Screen: RequestPage,
});
