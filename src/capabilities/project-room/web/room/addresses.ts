import { addressOf } from '#kernel/endpoint.ts';
import { fetchRoomFile, type RoomFile } from '#project-room/contract/project-room.ts';

export const addressOfFile = (
  projectId: number,
  { id }: Pick<RoomFile, 'id'>,
  size?: 'small' | 'large',
): string => addressOf(fetchRoomFile, { params: { id: projectId, fileId: id }, query: { size } });

/** What a picture shows, in its owner's words or as its file is called. */
export const describeFile = ({ caption, name }: Pick<RoomFile, 'caption' | 'name'>): string =>
  caption ?? name;
