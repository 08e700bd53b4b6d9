import type { QueryClient } from '@tanstack/react-query';
import { getProjectRoom } from '#features/projects/room/contract/project-room.ts';
import type { ProjectRoom } from '#features/projects/room/contract/room-schemas.ts';
import { queryFor } from '#web/query.ts';

export const roomQuery = (id: string) => queryFor(getProjectRoom, { params: { id } });

/** Caches the room that a call responded with. */
export const cacheRoom = (client: QueryClient, id: number, room: ProjectRoom) =>
  client.setQueryData(roomQuery(String(id)).queryKey, room);
