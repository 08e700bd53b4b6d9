import type { CurrentUser } from '#kernel/current-user.ts';
import { DRAFT_KEY_PREFIX, readBrowserStorage } from '#web/browser-storage.ts';
import type { LiveEventHandlers } from '#web/live/live-event-handler-types.ts';
import { visitorQuery } from '#web/visitor.ts';

/** Waiting pictures from a building site are uploaded on the first page that is opened with a connection. */
export const liveEventHandlers: LiveEventHandlers = {
  hear: {},
  begin: ({ client }) => {
    const me = client.getQueryData<CurrentUser | null>(visitorQuery.queryKey)?.id;
    if (me === undefined || !readBrowserStorage(`${DRAFT_KEY_PREFIX}-room-files`)) return;
    void import('./room/room-upload-queue.ts').then(({ roomUploadQueue: roomQueue }) =>
      roomQueue.resume({ client, me }),
    );
  },
  refresh: () => undefined,
};
