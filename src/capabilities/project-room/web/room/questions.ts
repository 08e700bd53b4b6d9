import type { QueryClient } from '@tanstack/react-query';
import { getRoom, type Room } from '#project-room/contract/project-room.ts';
import { ask } from '#web/query.ts';

export const roomQuestion = (id: string) => ask(getRoom, { params: { id } });

/** What a call has made of a room is shown. */
export const keepRoom = (client: QueryClient, id: number, room: Room) =>
  client.setQueryData(roomQuestion(String(id)).queryKey, room);
