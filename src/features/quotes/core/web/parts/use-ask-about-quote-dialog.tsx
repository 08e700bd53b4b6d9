import { type ComponentType, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { AskAboutQuoteDialogProps, QuoteQuestionSubject } from './ask-about-quote-dialog.tsx';

/** The dialog loads when something is first asked, and retains its text if it is closed. */
export const useAskAboutQuoteDialog = () => {
  const late = useLazyComponent(['quoting']);
  const [Dialog, setDialog] = useState<ComponentType<AskAboutQuoteDialogProps> | null>(null);
  const [subject, setSubject] = useState<QuoteQuestionSubject | null>(null);
  const open = async (about: QuoteQuestionSubject) => {
    const part = await late(() => import('./ask-about-quote-dialog.tsx'));
    if (!part) return;
    setDialog(() => part.AskAboutQuoteDialog);
    setSubject(about);
  };
  const openAskDialog = (about: QuoteQuestionSubject) => void open(about);
  return { openAskDialog, dialog: Dialog && <Dialog subject={subject} onClose={() => setSubject(null)} /> };
};
