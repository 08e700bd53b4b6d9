import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap, Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import type { Team } from '#features/team/core/contract/team.ts';
import { href } from '#kernel/href.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InviteMemberDialog } from './invite-member-dialog.tsx';
import { MembersPanel } from './members-panel.tsx';
import type { companyTeamRoute } from './page-routes.ts';
import { type TeamMatch, teamQueries, teamQuery } from './queries.ts';
import { TeamLogPanel } from './team-log-panel.tsx';
import styles from './team.module.css';

const TeamScreen = (match: TeamMatch) => {
  const { data: team, error } = useQuery(teamQuery);
  return (
    <PageWrap className={styles.page}>
      {team ? <Shown match={match} team={team} /> : <Failed error={error} />}
    </PageWrap>
  );
};

const Shown = ({ match, team }: { match: TeamMatch; team: Team }) => {
  const { team: words } = useStrings();
  const [isInviting, setIsInviting] = useState(false);
  const [now] = useState(() => new Date());
  const { company, members, invitations, abilities } = team;
  return (
    <>
      <BackLink href={href('/company-dashboard')}>{words.toDesk}</BackLink>
      <PageHead
        title={words.title}
        action={
          abilities.mayManage && (
            <Button variant="primary" icon="person-add" onClick={() => setIsInviting(true)}>
              {words.invite}
            </Button>
          )
        }
      />
      <p className={styles.lead}>{words.lead(company.name)}</p>
      <div className={styles.columns}>
        <Stack gap={8}>
          <MembersPanel members={members} abilities={abilities} />
          {invitations.length > 0 && <InvitationsPanel invitations={invitations} />}
        </Stack>
        {abilities.mayManage && <TeamLogPanel match={match} now={now} />}
      </div>
      {isInviting && <InviteMemberDialog onClose={() => setIsInviting(false)} />}
    </>
  );
};

const Failed = ({ error }: { error: unknown }) => {
  const strings = useStrings();
  const { team } = strings;
  return (
    <EmptyState
      level={1}
      className={styles.failed}
      art={<StonesArt />}
      title={team.failed}
      text={error ? failureReasonOf(error, strings) : team.failedText}
      action={<LinkButton href={href('/company-dashboard')}>{team.toDesk}</LinkButton>}
    />
  );
};

export const pageDefinition = definePage<typeof companyTeamRoute>({
  tables: ['team'],
  queries: teamQueries,
  head: ({ strings: { team } }) => ({ title: team.pageTitle, isHiddenFromSearch: true }),
  Screen: TeamScreen,
});
