import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#design/toast.ts';
import { LARGEST_FILE } from '#kernel/largest-file.ts';
import { DOCUMENT_TYPES, faultOfFile, formatSize, PICTURE_TYPES } from '#kernel/sent-file.ts';
import { uploadRoomFile } from '#project-room/contract/files.ts';
import type { PictureStage } from '#project-room/rules/project-room.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { storeRoom } from './questions.ts';

export interface Progress {
  done: number;
  count: number;
}

/** Adds files to a room, one after the other; a toast says of each that is not added why. */
export const useAdding = (projectId: number, kind: 'pictures' | 'documents') => {
  const client = useQueryClient();
  const strings = useStrings();
  const { room } = strings;
  const [progress, setProgress] = useState<Progress | null>(null);

  const refuse = (text: string) => showToast({ tone: 'destructive', title: room.notAdded, text });
  const isRight = (file: File) => {
    const fault = faultOfFile(file, kind === 'pictures' ? PICTURE_TYPES : DOCUMENT_TYPES);
    if (fault === 'type')
      refuse(kind === 'pictures' ? room.wrongPicture(file.name) : room.wrongDocument(file.name));
    if (fault === 'size') refuse(room.tooLarge(file.name, formatSize(LARGEST_FILE)));
    return fault === null;
  };
  const add = async (files: readonly File[], stage?: PictureStage) => {
    const right = files.filter(isRight);
    for (const [done, file] of right.entries()) {
      setProgress({ done, count: right.length });
      try {
        const input = { params: { id: projectId }, query: { stage } };
        storeRoom(client, projectId, await sendFile(uploadRoomFile, file, input));
      } catch (error) {
        refuse(room.failedWith(file.name, reasonOf(error, strings)));
      }
    }
    setProgress(null);
  };
  return { progress, add };
};
