import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import { addCaseNote, deleteCaseNote } from '#features/moderation/core/contract/set-aside-and-notes.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { formatMoment } from '#features/moderation/core/web/format-moment.ts';
import { caseEvidenceQuery, isOfQueue } from '#features/moderation/core/web/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { useVisitor } from '#web/visitor.ts';
import styles from './queue.module.css';

interface CaseNotesProps {
  queue: QueueName;
  id: number;
}

/** Moderators leave each other notes about a case; each has its author, so that none replaces another. */
export const CaseNotes = ({ queue, id }: CaseNotesProps) => {
  const { moderating } = useStrings();
  const client = useQueryClient();
  const { data: evidence } = useQuery(caseEvidenceQuery(queue, id));
  const refetch = () => client.invalidateQueries({ predicate: isOfQueue(queue) });
  const notes = evidence?.notes ?? [];
  return (
    <section className={styles.evidence}>
      <h3>{moderating.notes}</h3>
      <Text size="small" tone="muted">
        {moderating.notesLead}
      </Text>
      {notes.length > 0 && (
        <ol className={styles.talk} aria-label={moderating.notes}>
          {notes.map((note) => (
            <Note key={note.id} note={note} refetch={refetch} />
          ))}
        </ol>
      )}
      <NoteForm key={`${queue} ${id}`} queue={queue} id={id} refetch={refetch} />
    </section>
  );
};

interface NoteProps {
  note: CaseEvidence['notes'][number];
  refetch: () => Promise<void>;
}

const Note = ({ note: { id, by, words, createdAt }, refetch }: NoteProps) => {
  const format = useFormat();
  const visitor = useVisitor();
  const { moderating } = useStrings();
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(deleteCaseNote, { params: { noteId: id } }),
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: refetch,
  });
  return (
    <li>
      <Text as="span" size="small" tone="muted">
        {by?.username ?? moderating.formerColleague}, {formatMoment(createdAt, format)}
      </Text>
      <p>{words}</p>
      {by?.id === visitor?.id && (
        <Button
          size="small"
          variant="quiet"
          aria-label={moderating.deleteNoteOf(words)}
          disabled={isBusy}
          onClick={() => void change()}
        >
          {moderating.deleteNote}
        </Button>
      )}
    </li>
  );
};

const NoteForm = ({ queue, id, refetch }: CaseNotesProps & Pick<NoteProps, 'refetch'>) => {
  const { moderating } = useStrings();
  const form = useForm({
    schema: addCaseNote.body,
    values: { words: '' },
    send: async (body, _, once) => {
      await callEndpoint(addCaseNote, { params: { queue, id }, body }, once);
      await refetch();
      form.setValue('words', '');
    },
  });
  return (
    <Form onSubmit={form.submit} label={moderating.noteLabel} className={styles.noteForm}>
      <Field label={moderating.noteLabel} error={form.errorOf('words')}>
        <TextArea rows={2} {...form.field('words')} />
      </Field>
      <Button type="submit" size="small" busy={form.isSending} busyText={moderating.addingNote}>
        {moderating.addNote}
      </Button>
    </Form>
  );
};
