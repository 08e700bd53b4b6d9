import type { QueryClient } from '@tanstack/react-query';
import type { Room } from '#project-room/contract/fields.ts';
import { getRoom } from '#project-room/contract/project-room.ts';
import { questionFor } from '#web/query.ts';

export const roomQuestion = (id: string) => questionFor(getRoom, { params: { id } });

/** What a call has made of a room is shown. */
export const storeRoom = (client: QueryClient, id: number, room: Room) =>
  client.setQueryData(roomQuestion(String(id)).queryKey, room);
