import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Icon } from '#design/icon.tsx';
import { Stack } from '#design/layout.tsx';
import { Text } from '#design/text.tsx';
import type { Room } from '#project-room/contract/fields.ts';
import { askToPublish } from '#project-room/contract/publication.ts';
import type { Project } from '#projects/contract/projects.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { addressOfFile, describeFile } from './addresses.ts';
import styles from './choose-pictures.module.css';
import { useRoomAct } from './use-room-act.ts';

interface ChoosePicturesProps {
  project: Project;
  room: Room;
  client: string;
  onClose: () => void;
}

/** Which pictures the company would show. */
export const ChoosePictures = ({
  project,
  room: { files, picturesLeft },
  client,
  onClose,
}: ChoosePicturesProps) => {
  const { room } = useStrings();
  const pictures = files.filter(({ kind }) => kind === 'picture');
  const [chosen, setChosen] = useState<readonly number[]>(
    pictures.filter(({ isChosen }) => isChosen).map(({ id }) => id),
  );
  const { isBusy, act } = useRoomAct(project.id);
  const toggle = (id: number) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  const ask = async () => {
    const body = { fileIds: [...chosen] };
    const isDone = await act(() => call(askToPublish, { params: { id: project.id }, body }), {
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
                  aria-pressed={chosen.includes(picture.id)}
                  aria-label={room.choosePicture(describeFile(picture))}
                  onClick={() => toggle(picture.id)}
                >
                  <img src={addressOfFile(project.id, picture, 'small')} alt="" width={200} height={150} />
                  <span className={styles.mark}>
                    {chosen.includes(picture.id) && <Icon name="check" size="small" />}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Stack>
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onClose} disabled={isBusy}>
          {room.cancel}
        </Button>
        <Button
          look="primary"
          disabled={chosen.length === 0 || chosen.length > (picturesLeft ?? chosen.length)}
          busy={isBusy}
          busyText={room.asking}
          onClick={() => void ask()}
        >
          {room.sendAsk(chosen.length)}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
