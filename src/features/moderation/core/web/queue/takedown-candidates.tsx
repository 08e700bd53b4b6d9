import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { caseEvidenceQuery } from '#features/moderation/core/web/queries.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './queue.module.css';
import type { useSanctionsForm } from './use-sanctions-form.ts';

/** Nobody seeks among fewer. */
const MOST_AT_A_GLANCE = 8;

interface CandidatesProps {
  queue: QueueName;
  id: number;
  actions: ReturnType<typeof useSanctionsForm>;
}

/** Lets the moderator choose among the content at the reported place. */
export const TakedownCandidates = ({ queue, id, actions }: CandidatesProps) => {
  const { moderating } = useStrings();
  const { data: evidence } = useQuery(caseEvidenceQuery(queue, id));
  const [words, setWords] = useState('');
  const candidates = evidence?.candidates ?? [];
  // Without messages between the two there is nothing to choose.
  if (candidates.length === 0 && !actions.mayBeGone) return null;
  const isSought = ({ kind, id: candidateId, label }: (typeof candidates)[number]) =>
    actions.isTaken({ kind, id: candidateId }) ||
    `${moderating.takenThings[kind]} ${label}`.toLowerCase().includes(words.trim().toLowerCase());
  return (
    <fieldset className={styles.candidates}>
      <legend>{moderating.takeDown}</legend>
      {evidence && candidates.length === 0 && <Text tone="muted">{moderating.nothingThere}</Text>}
      {candidates.length > MOST_AT_A_GLANCE && (
        <Field label={moderating.filterContent}>
          <TextInput
            type="search"
            icon="search"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Field>
      )}
      <div className={styles.choices}>
        {candidates.filter(isSought).map(({ kind, id: candidateId, label, imageUrl }) => (
          <Checkbox
            key={`${kind} ${candidateId}`}
            checked={actions.isTaken({ kind, id: candidateId })}
            onChange={() => actions.toggleTaken({ kind, id: candidateId })}
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
      {actions.mayBeGone && (
        <Checkbox label={moderating.isGone} checked={actions.isGone} onChange={actions.toggleGone} />
      )}
    </fieldset>
  );
};
