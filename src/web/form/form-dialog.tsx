import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Stack } from '#design/layout.tsx';
import { Form } from './form.tsx';
import { type DraftFormControl, useDraftForm } from './use-draft-form.ts';
import type { useForm } from './use-form.ts';

export interface FormDialogWords {
  /** Labels the button, and the button while the form is being sent. */
  send: string;
  sending: string;
  cancel: string;
  close: string;
}

interface FormDialogProps {
  open?: boolean | undefined;
  title: string;
  words: FormDialogWords;
  form: DraftFormControl & Pick<ReturnType<typeof useForm>, 'isSending' | 'isChanged'>;
  /** The draft is saved under this name until it is sent; null if there is only a password or a code. */
  draftKey: string | null;
  variant?: 'primary' | 'destructive';
  size?: 'wide' | undefined;
  /** True while there is nothing to send. */
  isIdle?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form fills the dialog. While it is being sent the dialog stays; closed before, it saves the typed values for
 * the next time.
 */
export const FormDialog = ({
  open = true,
  title,
  words,
  form,
  draftKey,
  variant,
  size,
  isIdle,
  onClose,
  children,
}: FormDialogProps) => {
  const submit = useDraftForm(form, draftKey);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={words.close}
      {...(size && { size })}
      locked={form.isSending}
      hasInput={form.isChanged}
    >
      <Form onSubmit={submit} label={title}>
        <DialogBody>
          <Stack gap={5}>{children}</Stack>
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose} disabled={form.isSending}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant={variant ?? 'primary'}
            disabled={isIdle}
            busy={form.isSending}
            busyText={words.sending}
          >
            {words.send}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
