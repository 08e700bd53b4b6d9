import { useState } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { Badge } from '#design/badge.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu } from '#design/menu.tsx';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import {
  changeTeamRole,
  removeTeamMember,
  type Team,
  type TeamMember,
} from '#features/team/core/contract/team.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './team.module.css';
import { useTeamChange } from './use-team-change.ts';

export const MembersPanel = ({ members, abilities }: Pick<Team, 'members' | 'abilities'>) => {
  const { team } = useStrings();
  return (
    <Panel title={team.people}>
      <List label={team.people}>
        {members.map((member) => (
          <MemberRow key={member.userId} member={member} mayManage={abilities.mayManage} />
        ))}
      </List>
    </Panel>
  );
};

interface MemberProps {
  member: TeamMember;
  mayManage: boolean;
}

const MemberRow = ({ member, mayManage }: MemberProps) => {
  const format = useFormat();
  const { team } = useStrings();
  const { name, role, isMe, joinedAt } = member;
  const isOwner = role === 'owner';
  return (
    <ListRow
      start={<Avatar name={name} />}
      end={!isOwner && (isMe || mayManage) && <MemberMenu member={member} mayManage={mayManage} />}
    >
      <span className={styles.name}>
        <b>{name}</b>
        <Badge tone={isOwner ? 'ok' : 'plain'}>{team.roles[role]}</Badge>
        {isMe && <Badge>{team.you}</Badge>}
      </span>
      <Text size="small" tone="muted">
        {isOwner ? team.founder : team.since(format.shortDate(new Date(joinedAt)))}
      </Text>
    </ListRow>
  );
};

const MemberMenu = ({ member: { userId, name, role, isMe }, mayManage }: MemberProps) => {
  const { team } = useStrings();
  const { navigate } = useNavigation();
  const [isConfirming, setIsConfirming] = useState(false);
  const { change, isBusy } = useTeamChange();
  const params = { userId };
  const otherRole = role === 'manager' ? 'member' : 'manager';
  const remove = async () => {
    const isDone = await change(() => callEndpoint(removeTeamMember, { params }));
    setIsConfirming(false);
    if (isDone && isMe) navigate(href('/'));
  };
  return (
    <>
      <Menu
        label={team.manage(name)}
        renderOpener={(opener) => <IconButton icon="more" label={team.manage(name)} {...opener} />}
      >
        {mayManage && (
          <MenuAction
            icon={signedInIcons.key}
            onClick={() =>
              void change(() => callEndpoint(changeTeamRole, { params, body: { role: otherRole } }))
            }
          >
            {otherRole === 'manager' ? team.makeManager : team.makeMember}
          </MenuAction>
        )}
        <MenuAction danger icon={signedInIcons.leave} onClick={() => setIsConfirming(true)}>
          {isMe ? team.leave : team.remove}
        </MenuAction>
      </Menu>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void remove()}
        title={isMe ? team.leaveTitle : team.removeTitle(name)}
        text={isMe ? team.leaveText : team.removeText(name)}
        confirmLabel={isMe ? team.leave : team.remove}
        cancelLabel={team.cancel}
        busy={isBusy}
      />
    </>
  );
};
