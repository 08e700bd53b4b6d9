import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import { returnEntry } from '#features/moderation/core/contract/set-aside-and-notes.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { isOfQueue, moderationDeskQuery } from '#features/moderation/core/web/queries.ts';
import { noonOf } from '#kernel/calendar.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './queue.module.css';

interface AsideNoticeProps {
  queue: QueueName;
  entry: QueueEntry;
}

/** Says who has set the entry aside and until when, and returns it to the queue. */
export const AsideNotice = ({ queue, entry: { id, aside } }: AsideNoticeProps) => {
  const client = useQueryClient();
  const format = useFormat();
  const { moderating } = useStrings();
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(returnEntry, { params: { queue, id } }),
    onDone: () => showToast({ tone: 'success', title: moderating.returned }),
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: () => {
      void client.invalidateQueries({ predicate: isOfQueue(queue) });
      void client.invalidateQueries({ queryKey: moderationDeskQuery.queryKey });
    },
  });
  if (!aside) return null;
  const day = format.longDate(noonOf(aside.until));
  return (
    <div className={styles.same}>
      <Text size="small">{moderating.asideBy(aside.by ?? moderating.formerColleague, day)}</Text>
      <Button size="small" disabled={isBusy} onClick={() => void change()}>
        {moderating.returnToQueue}
      </Button>
    </div>
  );
};
