import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu, MenuDivider, MenuHead } from '#design/menu.tsx';
import { showToast } from '#design/toast.ts';
import { assignLead, getAssignee, type LeadAssignee } from '#features/team/core/contract/assignees.ts';
import { callEndpoint } from '#web/api-client.ts';
import { queryFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './assignees.module.css';

const assigneeQuery = (clientId: number) => queryFor(getAssignee, { params: { clientId } });

/** Anyone of the team can change the assignee. The menu is hidden for a company of one person. */
export const AssigneeMenu = ({ clientId }: { clientId: number }) => {
  const { data: leadAssignee } = useQuery(assigneeQuery(clientId));
  if (!leadAssignee || leadAssignee.people.length < 2) return null;
  return <Choice clientId={clientId} leadAssignee={leadAssignee} />;
};

const useHandOver = (clientId: number) => {
  const client = useQueryClient();
  const { caretakers } = useStrings();
  return useMutationWithToast({
    send: (userId: number | null) => callEndpoint(assignLead, { params: { clientId }, body: { userId } }),
    onDone: (leadAssignee) => {
      client.setQueryData(assigneeQuery(clientId).queryKey, leadAssignee);
      const name = leadAssignee.caretaker?.name;
      showToast({ tone: 'success', title: name ? caretakers.changed(name) : caretakers.cleared });
    },
    failed: (text) => ({ title: caretakers.changeFailed, text }),
  });
};

const Choice = ({
  clientId,
  leadAssignee: { caretaker: assignee, people },
}: {
  clientId: number;
  leadAssignee: LeadAssignee;
}) => {
  const { caretakers } = useStrings();
  const { change, isBusy } = useHandOver(clientId);
  const label = assignee?.isMe ? caretakers.me : assignee && caretakers.somebody(assignee.name);
  return (
    <div className={styles.menu}>
      <Menu
        align="start"
        label={caretakers.choose}
        renderOpener={(opener) => (
          <Button variant="quiet" size="small" icon="person" busy={isBusy} {...opener}>
            {label ?? caretakers.nobody}
          </Button>
        )}
      >
        <MenuHead>{caretakers.choose}</MenuHead>
        {people.map(({ userId, name, isMe }) => (
          <MenuAction
            key={userId}
            icon={userId === assignee?.userId ? 'check' : 'person'}
            disabled={userId === assignee?.userId}
            onClick={() => void change(userId)}
          >
            {isMe ? caretakers.you(name) : name}
          </MenuAction>
        ))}
        {assignee && (
          <>
            <MenuDivider />
            <MenuAction icon="cross" onClick={() => void change(null)}>
              {caretakers.noOne}
            </MenuAction>
          </>
        )}
      </Menu>
    </div>
  );
};
