import type { QueryClient } from '@tanstack/react-query';
import type { Room } from '#features/projects/room/contract/fields.ts';
import { getRoom } from '#features/projects/room/contract/project-room.ts';
import { queryFor } from '#web/query.ts';

export const roomQuery = (id: string) => queryFor(getRoom, { params: { id } });

/** Caches the room that a call responded with. */
export const storeRoom = (client: QueryClient, id: number, room: Room) =>
  client.setQueryData(roomQuery(String(id)).queryKey, room);
