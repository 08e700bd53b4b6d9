import type { RoomFile } from '#features/projects/room/contract/fields.ts';
import { fetchRoomFile } from '#features/projects/room/contract/files.ts';
import { requestPath } from '#kernel/endpoint.ts';

export const roomFileUrl = (
  projectId: number,
  { id }: Pick<RoomFile, 'id'>,
  size?: 'small' | 'large',
): string => requestPath(fetchRoomFile, { params: { id: projectId, fileId: id }, query: { size } });

/** A picture without a caption is described by its file name. */
export const describeFile = ({ caption, name }: Pick<RoomFile, 'caption' | 'name'>): string =>
  caption ?? name;
