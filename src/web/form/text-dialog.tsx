import { Button } from '../../design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../design/dialog.tsx';
import { Field } from '../../design/field.tsx';
import { Stack } from '../../design/layout.tsx';
import { Text } from '../../design/text.tsx';
import { TextArea } from '../../design/text-area.tsx';
import { Form } from './form.tsx';
import type { useForm } from './use-form.ts';

export interface TextValues {
  text: string;
}

interface TextDialogProps {
  title: string;
  lead: string;
  label: string;
  /** The button that sends it, and the same while it is on its way. */
  send: string;
  sending: string;
  cancel: string;
  close: string;
  form: Pick<
    ReturnType<typeof useForm<TextValues, unknown>>,
    'field' | 'errorOf' | 'submit' | 'isSending' | 'watch'
  >;
  onClose: () => void;
}

/** Asks for one text. Nothing at all is not sent. */
export const TextDialog = ({ title, lead, label, form, onClose, ...words }: TextDialogProps) => {
  const { send, sending, cancel, close } = words;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={close} locked={form.isSending}>
      <Form onSubmit={form.submit} label={title}>
        <DialogBody>
          <Stack gap={5}>
            <Text>{lead}</Text>
            <Field label={label} error={form.errorOf('text')}>
              <TextArea {...form.field('text')} rows={4} />
            </Field>
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            look="primary"
            disabled={form.watch('text').trim() === ''}
            busy={form.isSending}
            busyText={sending}
          >
            {send}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
