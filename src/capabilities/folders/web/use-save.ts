import { addFolderCompany } from '#folders/contract/saved-companies.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import type { SaveDialogProps } from './saving-props.ts';
import { useFolderChange } from './use-folder-change.ts';

/** Saves a company to one of the person's folders. Answers whether it is in. */
export const useSave = ({ id, name }: SaveDialogProps['company']) => {
  const { folders } = useStrings();
  const change = useFolderChange();
  return (folderId: number | string) =>
    change({
      name: `save ${id}`,
      send: () => call(addFolderCompany, { params: { id: folderId }, body: { companyId: id } }),
      done: { title: folders.savedTitle, text: folders.savedText(name), icon: 'folder' },
      failed: folders.saveFailed,
    });
};
