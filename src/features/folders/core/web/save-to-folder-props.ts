export interface SaveToFolderDialogProps {
  company: { id: number; name: string };
  onClose: () => void;
}

/** The dialog stays open while it is sending: closed and opened again, it would send twice. */
export interface SaveToFolderFormProps extends SaveToFolderDialogProps {
  isSending: boolean;
  onSending: (isSending: boolean) => void;
}
