import { useSuspenseQuery } from '@tanstack/react-query';
import { CompareQuotesLink, QuoteListRow, quotesOfRequestQuery } from '#features/quotes/core/web/index.ts';
import { requestQuery } from '#features/requests/core/web/index.ts';
import { VisitPanel, visitsOfRequestQuery } from '#features/requests/visits/web/index.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { ResourceBoundary } from '#web/shell/resource-boundary.tsx';
import { useStrings } from '#web/strings.tsx';
import type { requestRoute } from './page-routes.ts';
import { RequestScreen } from './request/request-screen.tsx';

const RequestPage = ({ params: { id } }: RouteMatchOf<typeof requestRoute>) => (
  <ResourceBoundary query={requestQuery(id)}>{() => <Shown id={id} />}</ResourceBoundary>
);

const Shown = ({ id }: { id: string }) => {
  const { visiting } = useStrings();
  const visits = useSuspenseQuery(visitsOfRequestQuery(id)).data.items;
  const quotes = useSuspenseQuery(quotesOfRequestQuery(id)).data.items;
  return (
    <RequestScreen
      id={id}
      ahead={<CompareQuotesLink requestId={id} quotes={quotes} />}
      besides={(invitation) => [
        ...quotes
          .filter(({ invitationId }) => invitationId === invitation.id)
          .map((quote) => <QuoteListRow key={`quote ${quote.id}`} quote={quote} />),
        ...visits
          .filter(({ request, state }) => request?.invitationId === invitation.id && state !== 'cancelled')
          .map((visit) => <VisitPanel key={visit.id} visit={visit} level={4} title={visiting.visit} />),
      ]}
    />
  );
};

export const pageDefinition = definePage<typeof requestRoute>({
  tables: ['asking', 'visiting', 'quoting', 'blocks', 'notFound'],
  queries: ({ params: { id } }) => [requestQuery(id), visitsOfRequestQuery(id), quotesOfRequestQuery(id)],
  head: ({ match: { params }, read, strings: { asking } }) => ({
    title: asking.pageTitle(read(requestQuery(params.id))?.title ?? asking.noTitle),
    isHiddenFromSearch: true,
  }),
  Screen: RequestPage,
});
