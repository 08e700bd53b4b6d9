import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { restoreLostFocus } from '#web/restore-lost-focus.ts';
import { useStrings } from '#web/strings.tsx';

interface ConfirmBeforeRemovingProps {
  title: string;
  /** The requirements word this question. */
  text: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** Renders the button that opens the dialog. */
  children: (openDialog: () => void) => ReactNode;
}

/** Asks once more before something is removed. */
export const ConfirmBeforeRemoving = ({
  title,
  text,
  confirmLabel,
  onConfirm,
  children,
}: ConfirmBeforeRemovingProps) => {
  const { folders } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const confirm = () => {
    setIsOpen(false);
    onConfirm();
    restoreLostFocus();
  };
  return (
    <>
      {children(() => setIsOpen(true))}
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={confirm}
        title={title}
        text={text}
        icon={signedInIcons.trash}
        confirmLabel={confirmLabel}
        cancelLabel={folders.cancel}
      />
    </>
  );
};
