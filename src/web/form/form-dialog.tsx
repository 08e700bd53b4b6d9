import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Stack } from '#design/layout.tsx';
import { Form } from './form.tsx';
import type { useForm } from './use-form.ts';

export interface FormDialogWords {
  /** The button that sends it, and the same while it is on its way. */
  send: string;
  sending: string;
  cancel: string;
  close: string;
}

interface FormDialogProps {
  /** Closed, it keeps what was entered for the next time. */
  open?: boolean | undefined;
  title: string;
  words: FormDialogWords;
  form: Pick<ReturnType<typeof useForm>, 'submit' | 'isSending' | 'isChanged'>;
  look?: 'primary' | 'destructive';
  /** There is nothing to send yet. */
  isIdle?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form that is all of a dialog. While it is on its way the dialog stays. */
export const FormDialog = ({
  open = true,
  title,
  words,
  form,
  look,
  isIdle,
  onClose,
  children,
}: FormDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={title}
    closeLabel={words.close}
    locked={form.isSending}
    held={form.isChanged}
  >
    <Form onSubmit={form.submit} label={title}>
      <DialogBody>
        <Stack gap={5}>{children}</Stack>
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onClose} disabled={form.isSending}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          look={look ?? 'primary'}
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
