import { type FolderChange, runFolderChange } from './run-folder-change.ts';
import { useChangedBy } from './use-changed-by.ts';

/** What a person does to their folders and likes. */
export const useFolderChange = () => {
  const by = useChangedBy();
  return (change: FolderChange): Promise<boolean> => runFolderChange(by, change);
};
