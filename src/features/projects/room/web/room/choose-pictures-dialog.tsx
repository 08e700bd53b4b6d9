import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Icon } from '#design/icon.tsx';
import { Stack } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { askToPublish } from '#features/projects/room/contract/publication.ts';
import type { ProjectRoom } from '#features/projects/room/contract/room-schemas.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './choose-pictures-dialog.module.css';
import { describeRoomFile, roomFileUrl } from './room-file-url.ts';
import { useRoomAction } from './use-room-action.ts';

interface ChoosePicturesProps {
  project: Project;
  room: ProjectRoom;
  client: string;
  onClose: () => void;
}

/** The company chooses the pictures it would publish. */
export const ChoosePicturesToPublishDialog = ({
  project,
  room: { files, picturesLeft },
  client,
  onClose,
}: ChoosePicturesProps) => {
  const { room } = useStrings();
  const pictures = files.filter(({ kind }) => kind === 'picture');
  const [chosenIds, setChosenIds] = useState<readonly number[]>(
    pictures.filter(({ isChosen }) => isChosen).map(({ id }) => id),
  );
  const { isBusy, runAction } = useRoomAction(project.id);
  const toggle = (id: number) =>
    setChosenIds((ids) => (ids.includes(id) ? ids.filter((chosenId) => chosenId !== id) : [...ids, id]));
  const askToPublishChosen = async () => {
    const body = { fileIds: [...chosenIds] };
    const isDone = await runAction(() => callEndpoint(askToPublish, { params: { id: project.id }, body }), {
      title: room.asked,
    });
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} size="wide" title={room.askTitle} closeLabel={room.close} locked={isBusy}>
      <DialogBody>
        <Stack gap={5}>
          <Text>{room.askDialogLead(client)}</Text>
          {picturesLeft !== null && <Text tone="muted">{room.galleryTakes(picturesLeft)}</Text>}
          <ul className={styles.pictures}>
            {pictures.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className={styles.picture}
                  aria-pressed={chosenIds.includes(picture.id)}
                  aria-label={room.choosePicture(describeRoomFile(picture))}
                  onClick={() => toggle(picture.id)}
                >
                  <img src={roomFileUrl(project.id, picture, 'small')} alt="" width={200} height={150} />
                  <span className={styles.mark}>
                    {chosenIds.includes(picture.id) && <Icon name="check" size="small" />}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onClose} disabled={isBusy}>
          {room.cancel}
        </Button>
        <Button
          variant="primary"
          disabled={chosenIds.length === 0 || chosenIds.length > (picturesLeft ?? chosenIds.length)}
          busy={isBusy}
          busyText={room.asking}
          onClick={() => void askToPublishChosen()}
        >
          {room.sendAsk(chosenIds.length)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
