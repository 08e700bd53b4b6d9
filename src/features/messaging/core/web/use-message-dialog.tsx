import { type ComponentType, type ReactNode, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { MessageDialogProps } from './message-dialog.tsx';

/** Returns a function that opens the dialog, and the dialog while it is open. */
export const useMessageDialog = (...companies: MessageDialogProps['companies']) => {
  const late = useLazyComponent(['messaging', 'blocks']);
  const [Dialog, setDialog] = useState<ComponentType<MessageDialogProps> | null>(null);
  const open = async () => {
    const part = await late(() => import('./message-dialog.tsx'));
    if (part) setDialog(() => part.MessageDialog);
  };
  const dialog: ReactNode = Dialog && <Dialog companies={companies} onClose={() => setDialog(null)} />;
  return { open: () => void open(), dialog };
};
