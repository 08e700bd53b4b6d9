import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';
import type { OwnDecision } from './use-decide.ts';
import { useUndo } from './use-undo.ts';

/** What was decided last, as long as it can be undone, and what took no effect. */
export const UndoBar = () => {
  const { moderating } = useStrings();
  const { last, left, refused, undo, isBusy } = useUndo();
  const nameOf = ({ subject, subjectId }: OwnDecision) => `${moderating.subjects[subject]} ${subjectId}`;
  if (!last && !refused) return null;
  return (
    <div className={styles.undo}>
      {refused?.refusedFor && (
        <Notice
          role="alert"
          title={moderating.notDecidedAbout(nameOf(refused))}
          text={moderating.refusedFor[refused.refusedFor]}
          action={<Button onClick={() => void undo(refused)}>{moderating.gotIt}</Button>}
        />
      )}
      {last && <Undoable one={last} name={nameOf(last)} left={left} isBusy={isBusy} undo={undo} />}
    </div>
  );
};

interface UndoableProps {
  one: OwnDecision;
  name: string;
  left: number;
  isBusy: boolean;
  undo: (one: OwnDecision) => unknown;
}

const Undoable = ({ one, name, left, isBusy, undo }: UndoableProps) => {
  const { moderating } = useStrings();
  const words = one.verdict === 'approve' ? moderating.approve : moderating.withhold;
  const what = moderating.decisionAbout(words[one.queue].replace(/ ?…/, ''), name);
  return (
    <Notice
      title={left > 0 ? moderating.effectSoon(what, left) : moderating.effectNow(what)}
      action={
        <Button disabled={isBusy} onClick={() => void undo(one)}>
          {moderating.undo}
        </Button>
      }
    />
  );
};
