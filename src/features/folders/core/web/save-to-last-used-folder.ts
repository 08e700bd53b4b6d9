import { signedInIcons } from '#design/signed-in-icons.ts';
import { showToast } from '#design/toast.ts';
import { addFolderCompany } from '#features/folders/core/contract/saved-companies.ts';
import { href } from '#kernel/href.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { readLastUsedFolder, writeLastUsedFolder } from './last-used-folder.ts';
import { openSaveToFolderDialog, type OpenSaveToFolderDialogOptions } from './open-save-to-folder-dialog.tsx';
import { type FolderChangeContext, runFolderChange } from './run-folder-change.ts';

interface Press extends OpenSaveToFolderDialogOptions {
  personId: number;
  company: { id: number; name: string };
  by: FolderChangeContext;
}

type Folder = NonNullable<ReturnType<typeof readLastUsedFolder>>;

const isGone = (error: unknown) => error instanceof ApiError && error.is(addFolderCompany, 'folderNotFound');

/** Saves to the folder used last. If there is none or it is gone, the dialog asks for one. */
export const saveToLastUsedFolder = async ({ personId, company, by, ...page }: Press): Promise<void> => {
  const openDialog = () => openSaveToFolderDialog(company, page);
  const folder = readLastUsedFolder(personId);
  if (!folder) return openDialog();
  const outcome: { is: 'saved' | 'there' | 'gone' } = { is: 'saved' };
  const isDone = await runFolderChange(by, {
    name: `save ${company.id}`,
    send: async () => {
      try {
        await callEndpoint(addFolderCompany, { params: { id: folder.id }, body: { companyId: company.id } });
      } catch (error) {
        if (isGone(error)) outcome.is = 'gone';
        else if (error instanceof ApiError && error.is(addFolderCompany, 'alreadyInFolder'))
          outcome.is = 'there';
        else throw error;
      }
    },
    failed: by.strings.folders.saveFailed,
  });
  if (!isDone) return;
  if (outcome.is !== 'gone') return showOutcome(outcome.is, folder, { company, by, openDialog });
  writeLastUsedFolder(personId, null);
  return openDialog();
};

const showOutcome = (
  is: 'saved' | 'there',
  folder: Folder,
  { company, by, openDialog }: Pick<Press, 'company' | 'by'> & { openDialog: () => Promise<void> },
) => {
  const { folders } = by.strings;
  const words =
    is === 'saved'
      ? { title: folders.savedTitle, text: folders.savedIn(company.name, folder.name) }
      : { title: folders.alreadyIn(folder.name), text: folders.alreadyInText(company.name) };
  showToast({
    tone: 'success',
    icon: signedInIcons.folder,
    ...words,
    action: { label: folders.openFolder(folder.name), href: href('/folders/:id', { id: folder.id }) },
    alternative: { label: folders.change, onPress: () => void openDialog() },
  });
};
