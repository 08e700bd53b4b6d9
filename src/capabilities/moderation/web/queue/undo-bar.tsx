import { Button } from '#design/button.tsx';
import { Row } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import type { Queue } from '#moderation/rules/moderation.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';
import type { useUndo } from './use-undo.ts';

interface UndoBarProps {
  queue: Queue;
  undoing: ReturnType<typeof useUndo>;
}

/** What was decided last, as long as it can be taken back. */
export const UndoBar = ({ queue, undoing: { held, left, undo, sendNow } }: UndoBarProps) => {
  const { moderating } = useStrings();
  if (!held) return null;
  const { entry, given } = held;
  const what = (given.verdict === 'approve' ? moderating.approve : moderating.withhold)[queue].replace(
    '…',
    '',
  );
  const about = entry.company?.name ?? entry.person?.username;
  return (
    <div className={styles.undo}>
      <Notice
        title={moderating.sentSoon([what, about].filter(Boolean).join(': '), left)}
        action={
          <Row gap={2} wraps>
            <Button onClick={undo}>{moderating.undo}</Button>
            <Button look="quiet" onClick={sendNow}>
              {moderating.sendNow}
            </Button>
          </Row>
        }
      />
    </div>
  );
};
