import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, type ToastTerms } from '#design/toast.ts';
import type { Room } from '#project-room/contract/project-room.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';
import { storeRoom } from './questions.ts';

/** Something done in a room: sent once at a time, shown when it is done, told when it is not. */
export const useRoomAct = (projectId: number) => {
  const client = useQueryClient();
  const strings = useStrings();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (send: () => Promise<Room>, done?: ToastTerms): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      storeRoom(client, projectId, await send());
      if (done) showToast({ tone: 'success', ...done });
      return true;
    } catch (error) {
      showToast({ tone: 'destructive', title: strings.room.failed, text: reasonOf(error, strings) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, act };
};
