import { Checkbox } from '#design/checkbox.tsx';
import { Text } from '#design/text.tsx';
import type { Queue } from '#moderation/rules/moderation.ts';
import { evidenceQuestion } from '#moderation/web/questions.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';
import type { useActs } from './use-acts.ts';

interface ThingsProps {
  queue: Queue;
  id: number;
  acts: ReturnType<typeof useActs>;
}

/** What stands where something was reported, to be chosen from. */
export const ThingsToTake = ({ queue, id, acts }: ThingsProps) => {
  const { moderating } = useStrings();
  const { answer } = useOutcome(evidenceQuestion(queue, id));
  const candidates = answer?.candidates ?? [];
  // Of two who never wrote to each other there is nothing to say.
  if (candidates.length === 0 && !acts.mayBeGone) return null;
  return (
    <fieldset>
      <legend>{moderating.takeDown}</legend>
      {answer && candidates.length === 0 && <Text tone="muted">{moderating.nothingThere}</Text>}
      <div className={styles.choices}>
        {candidates.map(({ kind, id: thing, label, imageUrl }) => (
          <Checkbox
            key={`${kind} ${thing}`}
            checked={acts.isTaken({ kind, id: thing })}
            onChange={() => acts.toggleTaken({ kind, id: thing })}
            label={
              <span className={styles.thing}>
                {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
                <span>
                  <b>{moderating.takenThings[kind]}</b> {label}
                </span>
              </span>
            }
          />
        ))}
      </div>
      {acts.mayBeGone && (
        <Checkbox label={moderating.isGone} checked={acts.isGone} onChange={acts.toggleGone} />
      )}
    </fieldset>
  );
};
