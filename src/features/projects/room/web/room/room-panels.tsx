import { useQuery } from '@tanstack/react-query';
import type { Project } from '#features/projects/list/contract/projects.ts';
import type { Room } from '#features/projects/room/contract/fields.ts';
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

/** Where nothing can be added, nothing is no panel. */
const isShown = ({ files, abilities }: Room, wantedKind: FileKind) =>
  abilities.mayAdd || files.some(({ kind }) => kind === wantedKind);

/** What the two sides have shared, and what they write to each other. */
export const SharedPanels = ({ project }: RoomPanelsProps) => {
  const room = useRoom(project);
  return (
    <>
      {room && isShown(room, 'picture') && <PicturesPanel project={project} room={room} />}
      {room && isShown(room, 'pdf') && <DocumentsPanel project={project} room={room} />}
      {project.side && <ConversationPanel project={project} />}
    </>
  );
};

/** What is agreed: by when, and what may be shown. */
export const AgreedPanels = ({ project }: RoomPanelsProps) => {
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
