import { type ComponentType, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { AskDialogProps, AskSubject } from './ask-dialog.tsx';

/** The dialog loads when something is first asked, and retains its text if it is closed. */
export const useAskDialog = () => {
  const late = useLazyComponent(['quoting']);
  const [Dialog, setDialog] = useState<ComponentType<AskDialogProps> | null>(null);
  const [subject, setSubject] = useState<AskSubject | null>(null);
  const open = async (about: AskSubject) => {
    const part = await late(() => import('./ask-dialog.tsx'));
    if (!part) return;
    setDialog(() => part.AskDialog);
    setSubject(about);
  };
  const openAskDialog = (about: AskSubject) => void open(about);
  return { openAskDialog, dialog: Dialog && <Dialog subject={subject} onClose={() => setSubject(null)} /> };
};
