import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Stack, Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import type { Team } from '#team/contract/team.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { definePage } from '#web/page.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LogPanel } from './log-panel.tsx';
import { MembersPanel } from './members-panel.tsx';
import type { companyTeamAddress } from './page-addresses.ts';
import { type TeamMatch, teamQuestion, teamQuestions } from './questions.ts';
import styles from './team.module.css';

const TeamScreen = (match: TeamMatch) => {
  const { answer, error } = useOutcome(teamQuestion);
  return (
    <Wrap className={styles.page}>
      {answer ? <Shown match={match} team={answer} /> : <Failed error={error} />}
    </Wrap>
  );
};

const Shown = ({ match, team }: { match: TeamMatch; team: Team }) => {
  const { team: words } = useStrings();
  const [isInviting, setIsInviting] = useState(false);
  const [now] = useState(() => new Date());
  const { company, members, invitations, abilities } = team;
  return (
    <>
      <BackLink href="/company-dashboard">{words.toDesk}</BackLink>
      <PageHead
        title={words.title}
        action={
          abilities.mayManage && (
            <Button look="primary" icon="person-add" onClick={() => setIsInviting(true)}>
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
        {abilities.mayManage && <LogPanel match={match} now={now} />}
      </div>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
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
      text={error ? reasonOf(error, strings) : team.failedText}
      action={<LinkButton href="/company-dashboard">{team.toDesk}</LinkButton>}
    />
  );
};

export const page = definePage<typeof companyTeamAddress>({
  tables: ['team'],
  questions: teamQuestions,
  head: ({ strings: { team } }) => ({ title: team.pageTitle, isHiddenFromSearch: true }),
  Screen: TeamScreen,
});
