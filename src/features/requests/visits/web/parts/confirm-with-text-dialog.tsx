import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { MAX_VISIT_NOTE_LENGTH } from '#features/requests/visits/contract/fields.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { ActionDialogWithText } from '#web/form/action-dialog-with-text.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitAction } from './use-visit-action.ts';

interface WordDialogProps {
  /** The button that opens the dialog has this label. */
  opener: string;
  title: string;
  text?: string;
  /** It labels the text field, which may stay empty. */
  label: string;
  action: string;
  variant?: 'primary' | 'destructive';
  send: (word: string) => Promise<Visit>;
}

/** A button asks for confirmation and takes a text along to the other side. */
export const ConfirmWithTextDialog = ({
  opener,
  title,
  text,
  label,
  action,
  variant = 'primary',
  send,
}: WordDialogProps) => {
  const { visiting } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const [word, setWord] = useState('');
  const { change, isBusy } = useVisitAction(() => send(word));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {opener}
      </Button>
      <ActionDialogWithText
        open={isOpen}
        onClose={close}
        title={title}
        text={text}
        words={{
          label,
          optional: visiting.optional,
          rows: 2,
          maxLength: MAX_VISIT_NOTE_LENGTH,
          value: word,
          onChange: setWord,
        }}
        cancel={visiting.keep}
        actionLabel={action}
        variant={variant}
        isBusy={isBusy}
        onAction={() => void change().then((isDone) => isDone && close())}
      />
    </>
  );
};
