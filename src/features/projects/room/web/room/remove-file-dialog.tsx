import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { removeRoomFile } from '#features/projects/room/contract/files.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import type { RoomFileDialogProps } from './edit-picture-dialog.tsx';
import { describeRoomFile } from './room-file-url.ts';
import { useRoomAction } from './use-room-action.ts';

export const RemoveFileDialog = ({ projectId, file, onClose }: RoomFileDialogProps) => {
  const { room } = useStrings();
  const { isBusy, runAction } = useRoomAction(projectId);
  const remove = async () => {
    await runAction(() => callEndpoint(removeRoomFile, { params: { id: projectId, fileId: file.id } }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void remove()}
      icon={signedInIcons.trash}
      title={room.removeTitle(describeRoomFile(file))}
      text={file.isChosen ? room.removeChosenText : room.removeText}
      confirmLabel={room.remove}
      cancelLabel={room.cancel}
      busy={isBusy}
      busyText={room.removing}
    />
  );
};
