import { useSuspenseQuery } from '@tanstack/react-query';
import { Text } from '#design/text.tsx';
import { isQuoteActive } from '#features/quotes/core/rules/quotes.ts';
import { quotesOfInvitationQuery, QuotesPanel, WriteQuoteButton } from '#features/quotes/core/web/index.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { isInvitationRunning } from '#features/requests/core/rules/requests.ts';
import { invitationQuery } from '#features/requests/core/web/index.ts';
import { VisitActionLink, VisitPanel, visitsOfInvitationQuery } from '#features/requests/visits/web/index.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { ResourceBoundary } from '#web/shell/resource-boundary.tsx';
import { useStrings } from '#web/strings.tsx';
import { InvitationScreen } from './invitation/invitation-screen.tsx';
import type { invitationRoute } from './page-routes.ts';

const InvitationPage = ({ params: { id } }: RouteMatchOf<typeof invitationRoute>) => (
  <ResourceBoundary query={invitationQuery(id)}>
    {(request) => <Shown id={id} request={request} />}
  </ResourceBoundary>
);

const Shown = ({ id, request }: { id: string; request: Request }) => {
  const { visiting } = useStrings();
  const visits = useSuspenseQuery(visitsOfInvitationQuery(id)).data.items;
  const quotes = useSuspenseQuery(quotesOfInvitationQuery(id)).data.items;
  const [ownInvitation] = request.invitations;
  const mayQuote =
    request.invitations.some(({ state }) => isInvitationRunning(state)) &&
    !quotes.some(({ state }) => isQuoteActive(state));
  return (
    <InvitationScreen
      id={id}
      besides={{
        main: mayQuote ? <WriteQuoteButton requestId={request.id} /> : null,
        action: (
          <VisitActionLink invitationId={id} visits={visits} blockedBy={ownInvitation?.blockedBy ?? null} />
        ),
        panels: (
          <>
            {ownInvitation?.blockedBy === 'me' && (
              <Text size="small">{visiting.isApart(request.client.name)}</Text>
            )}
            <QuotesPanel quotes={quotes} />
            {visits
              .filter(({ state }) => state !== 'cancelled')
              .map((visit) => (
                <VisitPanel key={visit.id} visit={visit} level={2} title={visiting.visit} />
              ))}
          </>
        ),
      }}
    />
  );
};

export const pageDefinition = definePage<typeof invitationRoute>({
  tables: ['asking', 'caretakers', 'visiting', 'quoting', 'blocks', 'notFound'],
  queries: ({ params: { id } }) => [
    invitationQuery(id),
    visitsOfInvitationQuery(id),
    quotesOfInvitationQuery(id),
  ],
  head: ({ match: { params }, read, strings: { asking } }) => ({
    title: asking.pageTitle(asking.requestOf(read(invitationQuery(params.id))?.client.name ?? '')),
    isHiddenFromSearch: true,
  }),
  Screen: InvitationPage,
});
