import { Icon } from '#design/icon.tsx';
import type { Caretaker } from '#team/contract/caretakers.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './caretakers.module.css';

/** Who looks after a lead, on its card. */
export const CaretakerLine = ({ caretaker }: { caretaker: Caretaker }) => {
  const { caretakers } = useStrings();
  return (
    <span className={styles.line}>
      <Icon name="person" size="small" />
      {caretaker.isMe ? caretakers.me : caretakers.somebody(caretaker.name)}
    </span>
  );
};
