import { type ComponentType, type ReactNode, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { ReviewActionDialogProps } from './flag-review-dialog.tsx';

/** Returns a function that opens the dialog for reporting a review, and the dialog while it is open. */
export const useFlagReviewDialog = (reviewId: number, onDone: () => void) => {
  const late = useLazyComponent(['reviews']);
  const [Dialog, setDialog] = useState<ComponentType<ReviewActionDialogProps> | null>(null);
  const open = async () => {
    const part = await late(() => import('./flag-review-dialog.tsx'));
    if (part) setDialog(() => part.FlagReviewDialog);
  };
  const close = () => setDialog(null);
  const finish = () => {
    close();
    onDone();
  };
  const dialog: ReactNode = Dialog && <Dialog reviewId={reviewId} onDone={finish} onClose={close} />;
  return { open: () => void open(), dialog };
};
