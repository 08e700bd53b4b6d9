import type { ReactNode } from 'react';
import type { useLazyComponent } from '#web/use-lazy-component.ts';
import type { SaveToFolderDialogProps } from './save-to-folder-props.ts';

/** The page that saves a company provides its lazy loading and the place of a dialog. */
export interface OpenSaveToFolderDialogOptions {
  late: ReturnType<typeof useLazyComponent>;
  show: (dialog: ReactNode) => void;
}

/** Resolves when the dialog is closed. */
export const openSaveToFolderDialog = async (
  company: SaveToFolderDialogProps['company'],
  { late, show }: OpenSaveToFolderDialogOptions,
) => {
  const part = await late(() => import('./save-to-folder-dialog.tsx'));
  if (!part) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const close = () => {
    show(null);
    resolve();
  };
  show(<part.SaveToFolderDialog company={company} onClose={close} />);
  await promise;
};
