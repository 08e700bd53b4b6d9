import { Button } from '#design/button.tsx';
import type { Partner } from '#features/messaging/core/contract/thread.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './blocked-notice.module.css';
import { useBlock } from './use-block.ts';

/** Replaces the composer where the reader has blocked the partner. */
export const BlockedNotice = ({ partner }: { partner: Partner }) => {
  const { talk } = useStrings();
  const { change, isBusy } = useBlock(partner);
  return (
    <div className={styles.notice}>
      <p>{talk.blockedText(partner.name)}</p>
      <Button size="small" busy={isBusy} onClick={() => void change()}>
        {talk.unblock(partner.name)}
      </Button>
    </div>
  );
};
