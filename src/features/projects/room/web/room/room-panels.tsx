import { useQuery } from '@tanstack/react-query';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import type { ProjectRoom } from '#features/projects/room/contract/room-schemas.ts';
import type { FileKind } from '#kernel/uploaded-file.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { MilestonesPanel } from './milestones-panel.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { roomQuery } from './queries.ts';

interface RoomPanelsProps {
  project: Project;
}

const useRoom = ({ id }: Project) => useQuery(roomQuery(String(id))).data;

/** An empty panel is hidden where nothing can be added. */
const isShown = ({ files, abilities }: ProjectRoom, wantedKind: FileKind) =>
  abilities.mayAdd || files.some(({ kind }) => kind === wantedKind);

/** Shows the files that either side has shared, and their conversation. */
export const SharedFilesPanels = ({ project }: RoomPanelsProps) => {
  const room = useRoom(project);
  return (
    <>
      {room && isShown(room, 'picture') && <PicturesPanel project={project} room={room} />}
      {room && isShown(room, 'pdf') && <DocumentsPanel project={project} room={room} />}
      {project.side && <ConversationPanel project={project} />}
    </>
  );
};

/** Shows milestones, and the publication both agree on. */
export const MilestonesAndPublicationPanels = ({ project }: RoomPanelsProps) => {
  const room = useRoom(project);
  return (
    room && (
      <>
        {project.status === 'completed' && <PublicationPanel project={project} room={room} />}
        {(room.abilities.mayAdd || room.milestones.length > 0) && (
          <MilestonesPanel project={project} room={room} />
        )}
      </>
    )
  );
};
