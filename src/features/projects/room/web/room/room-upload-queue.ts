import { uploadRoomFile } from '#features/projects/room/contract/files.ts';
import type { PictureStage } from '#features/projects/room/rules/project-room.ts';
import { sendFile } from '#web/send-file.ts';
import {
  createPersistentUploadQueue,
  type WaitingUpload,
} from '#web/uploads/create-persistent-upload-queue.ts';
import { fileIdempotencyKey } from '#web/uploads/file-idempotency-key.ts';
import { cacheRoom } from './queries.ts';

interface ForRoom {
  projectId: number;
  kind: 'pictures' | 'documents';
  stage: PictureStage | undefined;
}

export type WaitingRoomFileUpload = WaitingUpload<ForRoom>;

/** The queue holds files on their way into a room. The live part knows its name. */
export const roomUploadQueue = createPersistentUploadQueue<ForRoom>({
  name: 'room-files',
  isTarget: (value): value is ForRoom => 'projectId' in value,
  send: async (client, { projectId, stage, file }) => {
    const input = { params: { id: projectId }, query: { stage } };
    const idempotencyKey = await fileIdempotencyKey(file, `room ${projectId} ${stage ?? ''}`);
    cacheRoom(client, projectId, await sendFile(uploadRoomFile, file, input, { idempotencyKey }));
  },
});
