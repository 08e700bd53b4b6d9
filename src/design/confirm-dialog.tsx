import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx';
import type { IconName } from './icons.ts';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** Says what will happen. */
  text: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  icon?: IconName;
  variant?: 'destructive' | 'primary';
  busy?: boolean;
  busyText?: ReactNode;
  /** Further choices stand under the text. */
  children?: ReactNode;
}

/** Asks for confirmation. The focus is on Cancel, never on the deed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, text, confirmLabel, cancelLabel, icon, variant, busy, busyText } =
    props;
  const { children } = props;
  const textId = useId();
  return (
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog" describedBy={textId} locked={busy}>
      <DialogBody id={textId}>{text}</DialogBody>
      {children && <DialogBody>{children}</DialogBody>}
      <DialogFoot>
        <Button variant="quiet" onClick={onClose} disabled={busy}>
          {cancelLabel}
        </Button>
        <Button
          variant={variant ?? 'destructive'}
          icon={icon}
          busy={busy}
          busyText={busyText}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
