import { QuoteEntry, quotesOfInvitation } from '#quotes/web/index.ts';
import { isRunning } from '#requests/rules/requests.ts';
import { InvitationScreen, invitationQuestion } from '#requests/web/index.ts';
import { VisitAct, VisitPanel, visitsOfInvitation } from '#visits/web/index.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useAnswer } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import type { invitationAddress } from './page-addresses.ts';

const InvitationPage = ({ params: { id } }: MatchOf<typeof invitationAddress>) => {
  const { visiting } = useStrings();
  const request = useAnswer(invitationQuestion(id));
  const visits = useAnswer(visitsOfInvitation(id)).items;
  return (
    <InvitationScreen
      id={id}
      besides={{
        act: <VisitAct invitationId={id} visits={visits} />,
        panels: (
          <>
            <QuoteEntry
              invitationId={id}
              requestId={request.id}
              mayWrite={request.invitations.some(({ state }) => isRunning(state))}
            />
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

export const page = definePage<typeof invitationAddress>({
  tables: ['asking', 'caretakers', 'requests', 'visiting', 'visits', 'quoting', 'quotes'],
  questions: ({ params: { id } }) => [invitationQuestion(id), visitsOfInvitation(id), quotesOfInvitation(id)],
  head: ({ match: { params }, read, strings: { asking } }) => ({
    title: asking.pageTitle(asking.requestOf(read(invitationQuestion(params.id))?.client.name ?? '')),
    isHiddenFromSearch: true,
  }),
  Screen: InvitationPage,
});
