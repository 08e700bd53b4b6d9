import type { CurrentUser } from '#kernel/current-user.ts';
import { DRAFT_KEY_PREFIX, readBrowserStorage } from '#web/browser-storage.ts';
import type { LiveEventHandlers } from '#web/live/live-event-handler-types.ts';
import { visitorQuery } from '#web/visitor.ts';

/** The first page that has a connection sends the waiting gallery pictures. */
export const liveEventHandlers: LiveEventHandlers = {
  hear: {},
  begin: ({ client }) => {
    const me = client.getQueryData<CurrentUser | null>(visitorQuery.queryKey)?.id;
    if (me === undefined || !readBrowserStorage(`${DRAFT_KEY_PREFIX}-gallery-pictures`)) return;
    void import('./gallery/gallery-upload-queue.ts').then(({ galleryUploadQueue }) =>
      galleryUploadQueue.resume({ client, me }),
    );
  },
  refresh: () => undefined,
};
