import { Button } from '#design/button.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { deleteFolder, type Folder } from '#folders/contract/folders.ts';
import { useFolderChange, WithConfirmation } from '#folders/web/index.ts';
import { call } from '#web/api-client.ts';
import { useGoOn } from '#web/navigation/use-go-on.ts';
import { useStrings } from '#web/strings.tsx';

export const DeleteFolder = ({ folder: { id } }: { folder: Folder }) => {
  const { folders } = useStrings();
  const goOn = useGoOn();
  const change = useFolderChange();
  const remove = () =>
    change({
      name: `folder ${id}`,
      send: () => call(deleteFolder, { params: { id } }),
      done: { title: folders.folderDeleted },
      failed: folders.deleteFolderFailed,
      leave: () => goOn('/dashboard?tab=folders', { replace: true }),
    });
  return (
    <WithConfirmation
      title={folders.deleteFolder}
      text={folders.deleteFolderText}
      confirmLabel={folders.delete}
      onConfirm={() => void remove()}
    >
      {(ask) => (
        <Button look="destructive" icon={ownIcons.trash} onClick={ask}>
          {folders.delete}
        </Button>
      )}
    </WithConfirmation>
  );
};
