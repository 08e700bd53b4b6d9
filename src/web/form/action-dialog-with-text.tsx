import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextArea } from '#design/text-area.tsx';

interface WordsField {
  label: string;
  hint?: string | undefined;
  /** Marks the label of words that may be left out. Without it there must be some to send. */
  optional?: string;
  rows?: number;
  maxLength: number;
  value: string;
  onChange: (words: string) => void;
}

interface WordsDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string | undefined;
  /** Null where the choice above needs no words. */
  words: WordsField | null;
  cancel: string;
  actionLabel: string;
  variant: 'primary' | 'destructive';
  isBusy: boolean;
  /** True while the choice above the words is missing. */
  isIdle?: boolean;
  onAction: () => void;
  /** A choice may stand above the words. */
  children?: ReactNode;
}

/** Adds a few words to an action. The typed words stay when it is closed. */
export const ActionDialogWithText = (props: WordsDialogProps) => {
  const {
    open,
    onClose,
    title,
    text,
    words,
    cancel,
    actionLabel,
    variant,
    isBusy,
    isIdle = false,
    onAction,
    children,
  } = props;
  const isMissing = words !== null && words.optional === undefined && words.value.trim() === '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={cancel}
      hasInput={words !== null && words.value !== ''}
    >
      <DialogBody>
        <Stack gap={5}>
          {text && <p>{text}</p>}
          {children}
          {words && (
            <Field label={words.label} hint={words.hint} mark={words.optional}>
              <TextArea
                rows={words.rows ?? 3}
                maxLength={words.maxLength}
                value={words.value}
                onChange={({ currentTarget: { value } }) => words.onChange(value)}
              />
            </Field>
          )}
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          {cancel}
        </Button>
        <Button variant={variant} busy={isBusy} disabled={isMissing || isIdle} onClick={onAction}>
          {actionLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
