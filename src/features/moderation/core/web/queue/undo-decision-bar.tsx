import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';
import type { OwnDecision } from './use-decide-entry.ts';
import { useUndoDecision } from './use-undo-decision.ts';

/** Shows the last decision while it can be undone, and one that took no effect. */
export const UndoDecisionBar = () => {
  const { moderating } = useStrings();
  const { last, count, left, refused, undo, isBusy } = useUndoDecision();
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
      {last && (
        <Undoable
          decision={last}
          name={count > 1 ? moderating.items(count) : nameOf(last)}
          left={left}
          isBusy={isBusy}
          undo={undo}
        />
      )}
    </div>
  );
};

interface UndoableProps {
  decision: OwnDecision;
  name: string;
  left: number;
  isBusy: boolean;
  undo: (decision: OwnDecision) => unknown;
}

const Undoable = ({ decision, name, left, isBusy, undo }: UndoableProps) => {
  const { moderating } = useStrings();
  const words = decision.verdict === 'approve' ? moderating.approve : moderating.withhold;
  const label = moderating.decisionAbout(words[decision.queue].replace(/ ?…/, ''), name);
  return (
    <Notice
      title={left > 0 ? moderating.effectSoon(label, left) : moderating.effectNow(label)}
      action={
        <Button disabled={isBusy} onClick={() => void undo(decision)}>
          {moderating.undo}
        </Button>
      }
    />
  );
};
