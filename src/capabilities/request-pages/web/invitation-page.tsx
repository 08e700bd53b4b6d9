import { Text } from '#design/text.tsx';
import { isInPlay } from '#quotes/rules/quotes.ts';
import { QuotesPanel, quotesOfInvitation, WriteQuote } from '#quotes/web/index.ts';
import type { Request } from '#requests/contract/shapes.ts';
import { isRunning } from '#requests/rules/requests.ts';
import { invitationQuestion } from '#requests/web/index.ts';
import { VisitAct, VisitPanel, visitsOfInvitation } from '#visits/web/index.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useAnswer } from '#web/query.ts';
import { Found } from '#web/shell/found.tsx';
import { useStrings } from '#web/strings.tsx';
import { InvitationScreen } from './brief/invitation-screen.tsx';
import type { invitationAddress } from './page-addresses.ts';

const InvitationPage = ({ params: { id } }: MatchOf<typeof invitationAddress>) => (
  <Found question={invitationQuestion(id)}>{(request) => <Shown id={id} request={request} />}</Found>
);

const Shown = ({ id, request }: { id: string; request: Request }) => {
  const { visiting } = useStrings();
  const visits = useAnswer(visitsOfInvitation(id)).items;
  const quotes = useAnswer(quotesOfInvitation(id)).items;
  const [own] = request.invitations;
  const mayQuote =
    request.invitations.some(({ state }) => isRunning(state)) && !quotes.some(({ state }) => isInPlay(state));
  return (
    <InvitationScreen
      id={id}
      besides={{
        main: mayQuote ? <WriteQuote requestId={request.id} /> : null,
        act: <VisitAct invitationId={id} visits={visits} blockedBy={own?.blockedBy ?? null} />,
        panels: (
          <>
            {own?.blockedBy === 'me' && <Text size="small">{visiting.isApart(request.client.name)}</Text>}
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
  tables: ['asking', 'caretakers', 'visiting', 'quoting', 'blocks', 'notFound'],
  questions: ({ params: { id } }) => [invitationQuestion(id), visitsOfInvitation(id), quotesOfInvitation(id)],
  head: ({ match: { params }, read, strings: { asking } }) => ({
    title: asking.pageTitle(asking.requestOf(read(invitationQuestion(params.id))?.client.name ?? '')),
    isHiddenFromSearch: true,
  }),
  Screen: InvitationPage,
});
