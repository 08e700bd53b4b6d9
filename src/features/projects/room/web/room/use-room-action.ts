import { useQueryClient } from '@tanstack/react-query';
import { showToast, type ToastOptions } from '#design/toast.ts';
import type { ProjectRoom } from '#features/projects/room/contract/room-schemas.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { cacheRoom } from './queries.ts';

interface RoomActionInput {
  send: () => Promise<ProjectRoom>;
  successToast?: ToastOptions | undefined;
}

/** Sends a change of a room and shows the result. */
export const useRoomAction = (projectId: number) => {
  const client = useQueryClient();
  const strings = useStrings();
  const { change, isBusy } = useMutationWithToast({
    send: ({ send }: RoomActionInput) => send(),
    onDone: (room, { successToast }) => {
      cacheRoom(client, projectId, room);
      if (successToast) showToast({ tone: 'success', ...successToast });
    },
    failed: (text) => ({ title: strings.room.failed, text }),
  });
  return {
    isBusy,
    runAction: (send: () => Promise<ProjectRoom>, successToast?: ToastOptions) =>
      change({ send, successToast }),
  };
};
