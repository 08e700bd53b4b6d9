import { useRef } from 'react';
import { Button } from '#design/button.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu } from '#design/menu.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { useFileChooser } from '#design/use-file-chooser.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import type { ProjectRoom } from '#features/projects/room/contract/room-schemas.ts';
import { type PictureStage, pictureStages } from '#features/projects/room/rules/project-room.ts';
import { PICTURE_TYPES } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import { PictureGroups } from './picture-groups.tsx';
import { useAddRoomFiles } from './use-add-files.ts';
import { WaitingUploadList } from './waiting-upload-list.tsx';

interface PicturesPanelProps {
  project: Project;
  room: ProjectRoom;
}

/** Shows pictures from before, during and after the work. */
export const PicturesPanel = ({ project, room: { files, abilities } }: PicturesPanelProps) => {
  const { room } = useStrings();
  const adding = useAddRoomFiles(project.id, 'pictures');
  const pictures = files.filter(({ kind }) => kind === 'picture');
  return (
    <Panel
      title={room.pictures}
      end={abilities.mayAdd && <AddPictures onFiles={(...args) => void adding.add(...args)} />}
    >
      <WaitingUploadList adding={adding} />
      <PanelBody>
        {pictures.length === 0 ? (
          <>
            <p>{room.noPictures}</p>
            <Text tone="muted" size="small">
              {room.noPicturesText}
            </Text>
          </>
        ) : (
          <PictureGroups project={project} pictures={pictures} />
        )}
      </PanelBody>
    </Panel>
  );
};

interface AddPicturesProps {
  onFiles: (files: readonly File[], stage: PictureStage) => void;
}

/** The stage is chosen first, then the files. */
const AddPictures = ({ onFiles }: AddPicturesProps) => {
  const { room } = useStrings();
  const isLive = useIsHydrated();
  const stage = useRef<PictureStage>('during');
  const { input, choose } = useFileChooser(PICTURE_TYPES, (files) => onFiles(files, stage.current));
  return (
    <>
      {input}
      <Menu
        label={room.addPictures}
        renderOpener={(opener) => (
          <Button size="small" icon={signedInIcons.plus} disabled={!isLive} {...opener}>
            {room.addPictures}
          </Button>
        )}
      >
        {pictureStages.map((name) => (
          <MenuAction
            key={name}
            aria-label={room.addPicturesTo(room.stages[name])}
            onClick={() => {
              stage.current = name;
              choose();
            }}
          >
            {room.stages[name]}
          </MenuAction>
        ))}
      </Menu>
    </>
  );
};
