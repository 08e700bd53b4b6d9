import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { focusWhatIsLeft } from '#web/focus-what-is-left.ts';
import { useStrings } from '#web/strings.tsx';

interface ConfirmedProps {
  title: string;
  /** The question, worded as the documents have it. */
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
        icon={ownIcons.trash}
        confirmLabel={confirmLabel}
        cancelLabel={folders.cancel}
      />
    </>
  );
};
