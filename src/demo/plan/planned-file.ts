import type { RoomFileValues } from '#demo/builders/room-file.ts';
import type { DocumentMaterial, PictureMaterial } from '#demo/material/rooms.ts';

/** A file of a room is planned before it is drawn or written: the rest of its row follows from that. */
export interface PlannedFile extends Pick<
  RoomFileValues,
  'projectId' | 'ownerId' | 'side' | 'name' | 'caption' | 'stage' | 'isChosen' | 'createdAt'
> {
  content: PictureMaterial | DocumentMaterial;
}
