import { useQueryClient } from '@tanstack/react-query';
import { useStrings } from '#web/strings.tsx';
import { type FolderChange, runFolderChange } from './run-folder-change.ts';

/** What a person does to their folders and likes. */
export const useFolderChange = () => {
  const client = useQueryClient();
  const strings = useStrings();
  return (change: FolderChange): Promise<boolean> => runFolderChange(client, strings, change);
};
