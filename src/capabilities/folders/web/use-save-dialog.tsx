import { type ComponentType, type ReactNode, useState } from 'react';
import { useLatePart } from '#web/use-late-part.ts';
import type { SaveDialogProps } from './saving-props.ts';

/** The dialog that saves a company to a folder: the way to open it, and the dialog while it is open. */
export const useSaveDialog = (company: SaveDialogProps['company']) => {
  const late = useLatePart(['folders']);
  const [Dialog, setDialog] = useState<ComponentType<SaveDialogProps> | null>(null);
  const open = async () => {
    const part = await late(() => import('./save-dialog.tsx'));
    if (part) setDialog(() => part.SaveDialog);
  };
  const dialog: ReactNode = Dialog && <Dialog company={company} onClose={() => setDialog(null)} />;
  return { open: () => void open(), dialog };
};
