import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { focusWhatIsLeft } from '#web/focus-what-is-left.ts';
import { useStrings } from '#web/strings.tsx';

interface ConfirmedProps {
  title: string;
  /** The documents' question. */
  text: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Draws what asks to be confirmed. */
  children: (ask: () => void) => ReactNode;
}

/** Something that takes away, asked about once more. */
export const WithConfirmation = ({ title, text, confirmLabel, onConfirm, children }: ConfirmedProps) => {
  const { folders } = useStrings();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    onConfirm();
    focusWhatIsLeft();
  };
  return (
    <>
      {children(() => setIsAsking(true))}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={title}
        text={text}
        icon="trash"
        confirmLabel={confirmLabel}
        cancelLabel={folders.cancel}
      />
    </>
  );
};
