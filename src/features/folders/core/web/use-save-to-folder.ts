import { signedInIcons } from '#design/signed-in-icons.ts';
import { showToast } from '#design/toast.ts';
import { addFolderCompany } from '#features/folders/core/contract/saved-companies.ts';
import { href } from '#kernel/href.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { writeLastUsedFolder } from './last-used-folder.ts';
import type { SaveToFolderDialogProps } from './save-to-folder-props.ts';
import { useFolderChange } from './use-folder-change.ts';

/** Saves a company to a folder, which becomes the one used last. Returns whether it succeeded. */
export const useSaveToFolder = ({ id, name }: SaveToFolderDialogProps['company']) => {
  const { folders } = useStrings();
  const visitor = useVisitor();
  const change = useFolderChange();
  return async (folder: { id: number; name: string }) => {
    let wasThere = false;
    const isDone = await change({
      name: `save ${id}`,
      send: async () => {
        try {
          await callEndpoint(addFolderCompany, { params: { id: folder.id }, body: { companyId: id } });
        } catch (error) {
          wasThere = error instanceof ApiError && error.is(addFolderCompany, 'alreadyInFolder');
          if (!wasThere) throw error;
        }
      },
      failed: folders.saveFailed,
    });
    if (!isDone) return false;
    if (visitor) writeLastUsedFolder(visitor.id, folder);
    showToast({
      tone: 'success',
      icon: signedInIcons.folder,
      title: wasThere ? folders.alreadyIn(folder.name) : folders.savedTitle,
      text: wasThere ? folders.alreadyInText(name) : folders.savedText(name),
      action: { label: folders.openFolder(folder.name), href: href('/folders/:id', { id: folder.id }) },
    });
    return true;
  };
};
