import { Icon } from '#design/icon.tsx';
import type { Assignee } from '#features/team/core/contract/assignees.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './assignees.module.css';

export const AssigneeLabel = ({ assignee }: { assignee: Assignee }) => {
  const { caretakers } = useStrings();
  return (
    <span className={styles.line}>
      <Icon name="person" size="small" />
      {assignee.isMe ? caretakers.me : caretakers.somebody(assignee.name)}
    </span>
  );
};
