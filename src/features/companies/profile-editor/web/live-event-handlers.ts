import type { CurrentUser } from '#kernel/current-user.ts';
import type { LiveEventHandlers } from '#web/live/live-event-handlers.ts';
import { DRAFT_PREFIX, readStored } from '#web/own-storage.ts';
import { visitorQuery } from '#web/visitor.ts';

/** The first page that has a connection sends the waiting gallery pictures. */
export const liveEventHandlers: LiveEventHandlers = {
  hear: {},
  begin: ({ client }) => {
    const me = client.getQueryData<CurrentUser | null>(visitorQuery.queryKey)?.id;
    if (me === undefined || !readStored(`${DRAFT_PREFIX}-gallery-pictures`)) return;
    void import('./gallery/gallery-queue.ts').then(({ galleryQueue }) => galleryQueue.resume({ client, me }));
  },
  refresh: () => undefined,
};
