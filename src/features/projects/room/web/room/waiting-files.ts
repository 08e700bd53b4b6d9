import { uploadRoomFile } from '#features/projects/room/contract/files.ts';
import type { PictureStage } from '#features/projects/room/rules/project-room.ts';
import { sendFile } from '#web/send-file.ts';
import { keyOfFile } from '#web/uploads/key-of-file.ts';
import { type WaitingUpload, waitingUploads } from '#web/uploads/waiting-uploads.ts';
import { storeRoom } from './queries.ts';

interface ForRoom {
  projectId: number;
  kind: 'pictures' | 'documents';
  stage: PictureStage | undefined;
}

export type WaitingFile = WaitingUpload<ForRoom>;

/** The queue holds files on their way into a room. The live part knows its name. */
export const roomQueue = waitingUploads<ForRoom>({
  name: 'room-files',
  isTarget: (value): value is ForRoom => 'projectId' in value,
  send: async (client, { projectId, stage, file }) => {
    const input = { params: { id: projectId }, query: { stage } };
    const idempotencyKey = await keyOfFile(file, `room ${projectId} ${stage ?? ''}`);
    storeRoom(client, projectId, await sendFile(uploadRoomFile, file, input, { idempotencyKey }));
  },
});
