import { useQueryClient } from '@tanstack/react-query';
import { showToast, type ToastOptions } from '#design/toast.ts';
import type { Room } from '#features/projects/room/contract/fields.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { storeRoom } from './queries.ts';

interface RoomActionInput {
  send: () => Promise<Room>;
  successToast?: ToastOptions | undefined;
}

/** Sends a change of a room and shows the result. */
export const useRoomAction = (projectId: number) => {
  const client = useQueryClient();
  const strings = useStrings();
  const { change, isBusy } = useMutationWithToast({
    send: ({ send }: RoomActionInput) => send(),
    onDone: (room, { successToast }) => {
      storeRoom(client, projectId, room);
      if (successToast) showToast({ tone: 'success', ...successToast });
    },
    failed: (text) => ({ title: strings.room.failed, text }),
  });
  return {
    isBusy,
    runAction: (send: () => Promise<Room>, successToast?: ToastOptions) => change({ send, successToast }),
  };
};
