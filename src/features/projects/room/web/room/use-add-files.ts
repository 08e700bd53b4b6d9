import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import type { PictureStage } from '#features/projects/room/rules/project-room.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { DOCUMENT_TYPES, formatFileSize, whyNotUpload } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import { preparePicture } from '#web/uploads/prepare-picture.ts';
import { useVisitor } from '#web/visitor.ts';
import { roomUploadQueue, type WaitingRoomFileUpload } from './room-upload-queue.ts';

export interface UseAddRoomFilesResult {
  waiting: readonly WaitingRoomFileUpload[];
  add: (files: readonly File[], stage?: PictureStage) => Promise<void>;
  retry: (key: string) => void;
  remove: (key: string) => void;
}

const readyDocument = (file: File) => whyNotUpload(file, DOCUMENT_TYPES) ?? file;

/** Adds files to a room: each waits until it has arrived. One toast names all files that cannot be added, and why. */
export const useAddRoomFiles = (projectId: number, kind: 'pictures' | 'documents'): UseAddRoomFilesResult => {
  const client = useQueryClient();
  const me = useVisitor()?.id ?? 0;
  const { room } = useStrings();
  const waiting = roomUploadQueue
    .useFiles()
    .filter((item) => item.me === me && item.projectId === projectId && item.kind === kind);
  const wordsOf = (name: string, fault: 'type' | 'size' | 'heic') => {
    if (fault === 'heic') return room.heic(name);
    if (fault === 'size') return room.tooLarge(name, formatFileSize(MAX_FILE_BYTES));
    return kind === 'pictures' ? room.wrongPicture(name) : room.wrongDocument(name);
  };
  const add = async (files: readonly File[], stage?: PictureStage) => {
    const refused: string[] = [];
    for (const file of files) {
      const ready = await (kind === 'pictures' ? preparePicture(file) : readyDocument(file));
      if (typeof ready === 'string') refused.push(wordsOf(file.name, ready));
      else await roomUploadQueue.add({ client, me }, [{ projectId, kind, stage, file: ready }]);
    }
    if (refused.length > 0) showToast({ tone: 'destructive', title: room.notAdded, text: refused.join(' ') });
  };
  return {
    waiting,
    add,
    retry: (key) => roomUploadQueue.tryAgain({ client, me }, key),
    remove: (key) => void roomUploadQueue.remove(key),
  };
};
