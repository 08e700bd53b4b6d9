import { type FolderChange, runFolderChange } from './run-folder-change.ts';
import { useChangedBy } from './use-changed-by.ts';

export const useFolderChange = () => {
  const by = useChangedBy();
  return (change: FolderChange): Promise<boolean> => runFolderChange(by, change);
};
