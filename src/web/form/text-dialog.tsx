import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import { FormDialog, type FormDialogWords } from './form-dialog.tsx';
import type { DraftFormControl } from './use-draft-form.ts';
import type { useForm } from './use-form.ts';

export interface TextDialogValues {
  text: string;
}

interface TextDialogProps {
  title: string;
  lead: string;
  label: string;
  words: FormDialogWords;
  form: DraftFormControl &
    Pick<
      ReturnType<typeof useForm<TextDialogValues, unknown>>,
      'field' | 'errorOf' | 'isSending' | 'isChanged' | 'watch'
    >;
  draftKey: string;
  onClose: () => void;
}

/** Lets a person write one text. An empty one is not sent. */
export const TextDialog = ({ title, lead, label, words, form, draftKey, onClose }: TextDialogProps) => (
  <FormDialog
    title={title}
    words={words}
    form={form}
    draftKey={draftKey}
    isIdle={form.watch('text').trim() === ''}
    onClose={onClose}
  >
    <Text>{lead}</Text>
    <Field label={label} error={form.errorOf('text')}>
      <TextArea {...form.field('text')} rows={4} />
    </Field>
  </FormDialog>
);
