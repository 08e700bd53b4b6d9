export interface SaveDialogProps {
  company: { id: number; name: string };
  onClose: () => void;
}

/** The dialog stays while something is on its way: closed over it, it would be sent twice. */
export interface SavingProps extends SaveDialogProps {
  isSending: boolean;
  onSending: (isSending: boolean) => void;
}
