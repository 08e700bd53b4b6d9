import { type ComponentType, useState } from 'react';
import type { LargePictureData, PictureDialogProps } from '#design/picture-dialog.tsx';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import type { RoomFile } from '#features/projects/room/contract/room-schemas.ts';
import { pictureStages } from '#features/projects/room/rules/project-room.ts';
import { downloadFileName } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import styles from './picture-groups.module.css';
import { PictureTile } from './picture-tile.tsx';
import { describeRoomFile, roomFileUrl } from './room-file-url.ts';

interface PictureGroupsProps {
  project: Project;
  pictures: readonly RoomFile[];
}

const largeOf = (projectId: number, picture: RoomFile): LargePictureData => ({
  id: picture.id,
  name: describeRoomFile(picture),
  savedAs: downloadFileName('picture', picture.name),
  src: roomFileUrl(projectId, picture, 'large'),
  width: picture.width ?? 1,
  height: picture.height ?? 1,
});

/** Groups the pictures by stage; each opens large, among all of them. */
export const PictureGroups = ({ project, pictures }: PictureGroupsProps) => {
  const { room } = useStrings();
  const late = useLazyComponent(['room']);
  const [Dialog, setDialog] = useState<ComponentType<PictureDialogProps> | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const show = async (id: number) => {
    const part = await late(() => import('#design/picture-dialog.tsx'));
    if (!part) return;
    setDialog(() => part.PictureDialog);
    setOpen(id);
  };
  const groups = pictureStages.map((stage) => ({
    stage,
    ofStage: pictures.filter((picture) => picture.stage === stage),
  }));
  const inOrder = groups.flatMap(({ ofStage }) => ofStage);
  const place = inOrder.findIndex(({ id }) => id === open);
  return (
    <div className={styles.groups}>
      {groups.map(
        ({ stage, ofStage }) =>
          ofStage.length > 0 && (
            <section key={stage}>
              <h3 className={styles.stage}>{room.stages[stage]}</h3>
              <ul className={styles.pictures}>
                {ofStage.map((picture) => (
                  <PictureTile
                    key={picture.id}
                    project={project}
                    picture={picture}
                    onOpen={() => void show(picture.id)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {Dialog && place >= 0 && (
        <Dialog
          key={open}
          pictures={inOrder.map((picture) => largeOf(project.id, picture))}
          first={place}
          words={room}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};
