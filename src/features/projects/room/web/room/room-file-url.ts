import { fetchRoomFile } from '#features/projects/room/contract/files.ts';
import type { RoomFile } from '#features/projects/room/contract/room-schemas.ts';
import { requestPath } from '#kernel/endpoint.ts';

export const roomFileUrl = (
  projectId: number,
  { id }: Pick<RoomFile, 'id'>,
  size?: 'small' | 'large',
): string => requestPath(fetchRoomFile, { params: { id: projectId, fileId: id }, query: { size } });

/** A picture without a caption is described by its file name. */
export const describeRoomFile = ({ caption, name }: Pick<RoomFile, 'caption' | 'name'>): string =>
  caption ?? name;
