import { isInPlay } from '#quotes/rules/quotes.ts';
import { QuotesPanel, quotesOfInvitation, WriteQuote } from '#quotes/web/index.ts';
import { isRunning } from '#requests/rules/requests.ts';
import { invitationQuestion } from '#requests/web/index.ts';
import { VisitAct, VisitPanel, visitsOfInvitation } from '#visits/web/index.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useAnswer } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { InvitationScreen } from './brief/invitation-screen.tsx';
import type { invitationAddress } from './page-addresses.ts';

const InvitationPage = ({ params: { id } }: MatchOf<typeof invitationAddress>) => {
  const { visiting } = useStrings();
  const request = useAnswer(invitationQuestion(id));
  const visits = useAnswer(visitsOfInvitation(id)).items;
  const quotes = useAnswer(quotesOfInvitation(id)).items;
  const mayQuote =
    request.invitations.some(({ state }) => isRunning(state)) && !quotes.some(({ state }) => isInPlay(state));
  return (
    <InvitationScreen
      id={id}
      besides={{
        main: mayQuote ? <WriteQuote requestId={request.id} /> : null,
        act: <VisitAct invitationId={id} visits={visits} />,
        panels: (
          <>
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

export const page = definePage<typeof invitationAddress>({
  tables: ['asking', 'caretakers', 'visiting', 'quoting'],
  questions: ({ params: { id } }) => [invitationQuestion(id), visitsOfInvitation(id), quotesOfInvitation(id)],
  head: ({ match: { params }, read, strings: { asking } }) => ({
    title: asking.pageTitle(asking.requestOf(read(invitationQuestion(params.id))?.client.name ?? '')),
    isHiddenFromSearch: true,
  }),
  Screen: InvitationPage,
});
