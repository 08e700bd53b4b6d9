import { Badge } from '#design/badge.tsx';
import { contactIcons } from '#design/contact-icons.ts';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { type Team, type TeamInvitation, withdrawTeamInvitation } from '#features/team/core/contract/team.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './team.module.css';
import { useTeamChange } from './use-team-change.ts';

/** The panel lists links that nobody has used yet. */
export const InvitationsPanel = ({ invitations }: Pick<Team, 'invitations'>) => {
  const { team } = useStrings();
  return (
    <Panel title={team.invitations}>
      <List label={team.invitations}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </List>
    </Panel>
  );
};

const InvitationRow = ({ invitation: { id, email, role, expiresAt } }: { invitation: TeamInvitation }) => {
  const format = useFormat();
  const { team } = useStrings();
  const { change, isBusy } = useTeamChange();
  const withdraw = () => change(() => callEndpoint(withdrawTeamInvitation, { params: { invitationId: id } }));
  return (
    <ListRow
      start={<Icon name={contactIcons.envelope} />}
      end={
        <IconButton
          icon="cross"
          label={email === null ? team.withdrawLink : team.withdraw(email)}
          busy={isBusy}
          onClick={() => void withdraw()}
        />
      }
    >
      <span className={styles.name}>
        <b>{email ?? team.linkToPassOn}</b>
        <Badge>{team.roles[role]}</Badge>
      </span>
      <Text size="small" tone="muted">
        {team.until(format.shortDate(new Date(expiresAt)))}
      </Text>
    </ListRow>
  );
};
