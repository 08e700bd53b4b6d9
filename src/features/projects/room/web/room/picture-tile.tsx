import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu } from '#design/menu.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import type { RoomFile } from '#features/projects/room/contract/room-schemas.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { EditPictureDialog } from './edit-picture-dialog.tsx';
import styles from './picture-tile.module.css';
import { RemoveFileDialog } from './remove-file-dialog.tsx';
import { describeRoomFile, roomFileUrl } from './room-file-url.ts';
import { useProjectSideName } from './use-side-name.ts';

interface PictureTileProps {
  project: Project;
  picture: RoomFile;
  onOpen: () => void;
}

export const PictureTile = ({ project, picture, onOpen }: PictureTileProps) => {
  const format = useFormat();
  const { room } = useStrings();
  const nameOf = useProjectSideName(project);
  const { caption, side, createdAt, isChosen, abilities } = picture;
  const words = describeRoomFile(picture);
  const lang = useLangAttribute(picture.translation);
  return (
    <li className={styles.tile}>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.open}
          aria-label={room.openPicture(words)}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <img
            src={roomFileUrl(project.id, picture, 'small')}
            alt=""
            loading="lazy"
            decoding="async"
            width={320}
            height={240}
          />
        </button>
        {isChosen && (
          <span className={styles.chosen}>
            <Badge tone="new">{room.chosen}</Badge>
          </span>
        )}
      </div>
      <div className={styles.below}>
        <p className={styles.words}>
          {caption && <b lang={lang}>{caption}</b>}
          <span>
            {nameOf(side)}, <time dateTime={createdAt}>{format.shortDate(new Date(createdAt))}</time>
          </span>
        </p>
        {abilities.mayChange && <OwnPictureActions project={project} picture={picture} />}
      </div>
    </li>
  );
};

const OwnPictureActions = ({ project, picture }: Omit<PictureTileProps, 'onOpen'>) => {
  const { room } = useStrings();
  const [openDialog, setOpenDialog] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpenDialog(null);
  const about = { projectId: project.id, file: picture, onClose: close };
  return (
    <>
      <Menu
        label={room.actsOn(describeRoomFile(picture))}
        renderOpener={(opener) => (
          <IconButton icon="more" label={room.actsOn(describeRoomFile(picture))} {...opener} />
        )}
      >
        <MenuAction icon={signedInIcons.pencil} onClick={() => setOpenDialog('edit')}>
          {room.edit}
        </MenuAction>
        <MenuAction icon={signedInIcons.trash} danger onClick={() => setOpenDialog('remove')}>
          {room.remove}
        </MenuAction>
      </Menu>
      {openDialog === 'edit' && <EditPictureDialog {...about} />}
      {openDialog === 'remove' && <RemoveFileDialog {...about} />}
    </>
  );
};
