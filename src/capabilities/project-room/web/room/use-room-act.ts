import { useQueryClient } from '@tanstack/react-query';
import { showToast, type ToastTerms } from '#design/toast.ts';
import type { Room } from '#project-room/contract/fields.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { storeRoom } from './questions.ts';

interface RoomAct {
  send: () => Promise<Room>;
  done?: ToastTerms | undefined;
}

/** Sends a change of a room and shows it. */
export const useRoomAct = (projectId: number) => {
  const client = useQueryClient();
  const strings = useStrings();
  const { change, isBusy } = useChange({
    send: ({ send }: RoomAct) => send(),
    onDone: (room, { done }) => {
      storeRoom(client, projectId, room);
      if (done) showToast({ tone: 'success', ...done });
    },
    failed: (text) => ({ title: strings.room.failed, text }),
  });
  return { isBusy, act: (send: () => Promise<Room>, done?: ToastTerms) => change({ send, done }) };
};
