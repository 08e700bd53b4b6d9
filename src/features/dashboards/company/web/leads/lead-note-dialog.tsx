import type * as z from 'zod/mini';
import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { type Lead, type StoredLead, updateLeadNote } from '#features/dashboards/company/contract/leads.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { leadName } from './lead-name.ts';

interface NoteDialogProps {
  lead: Lead;
  onDone: (lead: StoredLead) => void;
  onClose: () => void;
}

/** The team notes something about a lead; an empty text deletes the note. */
export const LeadNoteDialog = ({ lead, onDone, onClose }: NoteDialogProps) => {
  const strings = useStrings();
  const { leads } = strings;
  const form = useForm<{ text: string }, z.output<typeof updateLeadNote.body>>({
    schema: updateLeadNote.body,
    values: { text: lead.note ?? '' },
    send: async (body) => {
      onDone(await callEndpoint(updateLeadNote, { params: { userId: lead.userId }, body }));
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: leads.noteFailed, text: failureReasonOf(error, strings) }),
  });
  return (
    <FormDialog
      title={leads.noteTitle(leadName(lead))}
      words={{ send: leads.saveNote, sending: leads.savingNote, cancel: leads.cancel, close: leads.close }}
      form={form}
      draftKey={`note-lead ${lead.userId}`}
      onClose={onClose}
    >
      <Text>{leads.noteLead}</Text>
      <Field label={leads.note} error={form.errorOf('text')}>
        <TextArea {...form.field('text')} rows={4} />
      </Field>
    </FormDialog>
  );
};
