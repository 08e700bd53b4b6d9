import type { ReactNode } from 'react';
import type { useLazyComponent } from '#web/use-lazy-component.ts';
import type { SaveDialogProps } from './save-form-props.ts';

/** The page that saves a company provides its lazy loading and the place of a dialog. */
export interface SaveDialogHost {
  late: ReturnType<typeof useLazyComponent>;
  show: (dialog: ReactNode) => void;
}

/** Resolves when the dialog is closed. */
export const openSaveDialog = async (company: SaveDialogProps['company'], { late, show }: SaveDialogHost) => {
  const part = await late(() => import('./save-dialog.tsx'));
  if (!part) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const close = () => {
    show(null);
    resolve();
  };
  show(<part.SaveDialog company={company} onClose={close} />);
  await promise;
};
