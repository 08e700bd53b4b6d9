import { type FolderChange, runFolderChange } from './run-folder-change.ts';
import { useFolderChangeContext } from './use-folder-change-context.ts';

export const useFolderChange = () => {
  const by = useFolderChangeContext();
  return (change: FolderChange): Promise<boolean> => runFolderChange(by, change);
};
