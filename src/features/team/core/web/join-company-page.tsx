import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap, Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Text } from '#design/text.tsx';
import { AuthPageLayout } from '#features/accounts/sign-in/web/index.ts';
import { getTeamInvitation } from '#features/team/core/contract/team.ts';
import { href } from '#kernel/href.ts';
import { definePage } from '#web/page.ts';
import { queryFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { AcceptInvitationButton } from './accept-invitation-button.tsx';
import { JoinForm } from './join-form.tsx';
import type { joinCompanyRoute } from './page-routes.ts';

// An address without a token is requested too, and the page shows its refusal.
const invitationQuery = (token = '-') => queryFor(getTeamInvitation, { params: { token } });

const JoinScreen = ({ search: { token = '' } }: { search: { token?: string } }) => {
  const { team } = useStrings();
  const visitor = useVisitor();
  const { data: invitation } = useQuery(invitationQuery(token));
  if (!invitation) return <Gone />;
  const { company, role, email } = invitation;
  return (
    <AuthPageLayout title={team.joinTitle(company)} picture="/plates/front-door.svg">
      <Stack gap={5}>
        <Text>{team.joinLead(company)}</Text>
        <Text tone="muted">{team.joinRole(team.roles[role], team.mayDo[role])}</Text>
        {visitor ? (
          <AcceptInvitationButton token={token} />
        ) : (
          <JoinForm token={token} asksEmail={email === null} />
        )}
      </Stack>
    </AuthPageLayout>
  );
};

const Gone = () => {
  const { team } = useStrings();
  return (
    <PageWrap>
      <EmptyState
        level={1}
        title={team.gone}
        text={team.goneText}
        action={<LinkButton href={href('/')}>{team.toHome}</LinkButton>}
      />
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof joinCompanyRoute>({
  tables: ['team', 'accounts'],
  queries: ({ search }) => [invitationQuery(search.token)],
  head: ({ strings: { team } }) => ({ title: team.joinPageTitle, isHiddenFromSearch: true }),
  Screen: JoinScreen,
});
