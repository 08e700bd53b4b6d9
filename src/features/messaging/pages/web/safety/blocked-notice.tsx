import { Button } from '#design/button.tsx';
import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './blocked-notice.module.css';
import { useBlockPartner } from './use-block-partner.ts';

/** Replaces the composer where the reader has blocked the partner. */
export const BlockedNotice = ({ partner }: { partner: ConversationPartner }) => {
  const { talk } = useStrings();
  const { change, isBusy } = useBlockPartner(partner);
  return (
    <div className={styles.notice}>
      <p>{talk.blockedText(partner.name)}</p>
      <Button size="small" busy={isBusy} onClick={() => void change()}>
        {talk.unblock(partner.name)}
      </Button>
    </div>
  );
};
