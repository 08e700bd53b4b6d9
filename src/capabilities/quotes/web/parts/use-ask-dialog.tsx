import { type ComponentType, useState } from 'react';
import { useLatePart } from '#web/use-late-part.ts';
import type { AskDialogProps, Asked } from './ask-dialog.tsx';

/** The dialog comes when something is first asked, and keeps what was written where it is closed. */
export const useAskDialog = () => {
  const late = useLatePart(['quoting']);
  const [Dialog, setDialog] = useState<ComponentType<AskDialogProps> | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = async (about: Asked) => {
    const part = await late(() => import('./ask-dialog.tsx'));
    if (!part) return;
    setDialog(() => part.AskDialog);
    setAsked(about);
  };
  const ask = (about: Asked) => void open(about);
  return { ask, dialog: Dialog && <Dialog asked={asked} onClose={() => setAsked(null)} /> };
};
