import { Button } from '#design/button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { deleteFolder, type Folder } from '#features/folders/core/contract/folders.ts';
import { useFolderChange, ConfirmBeforeRemoving } from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useNavigateIfStillHere } from '#web/navigation/use-navigate-if-still-here.ts';
import { useStrings } from '#web/strings.tsx';

export const DeleteFolderButton = ({ folder: { id } }: { folder: Folder }) => {
  const { folders } = useStrings();
  const goOn = useNavigateIfStillHere();
  const change = useFolderChange();
  const remove = () =>
    change({
      name: `folder ${id}`,
      send: () => callEndpoint(deleteFolder, { params: { id } }),
      done: { title: folders.folderDeleted },
      failed: folders.deleteFolderFailed,
      leave: () => goOn(href('/dashboard', { tab: 'folders' }), { replace: true }),
    });
  return (
    <ConfirmBeforeRemoving
      title={folders.deleteFolder}
      text={folders.deleteFolderText}
      confirmLabel={folders.delete}
      onConfirm={() => void remove()}
    >
      {(openConfirmation) => (
        <Button variant="destructive" icon={signedInIcons.trash} onClick={openConfirmation}>
          {folders.delete}
        </Button>
      )}
    </ConfirmBeforeRemoving>
  );
};
