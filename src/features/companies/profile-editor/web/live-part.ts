import type { CurrentUser } from '#kernel/current-user.ts';
import type { LivePart } from '#web/live/live-part.ts';
import { DRAFT_PREFIX, readStored } from '#web/own-storage.ts';
import { visitorQuery } from '#web/visitor.ts';

/** The first page that has a connection sends the waiting gallery pictures. */
export const livePart: LivePart = {
  hear: {},
  begin: ({ client }) => {
    const me = client.getQueryData<CurrentUser | null>(visitorQuery.queryKey)?.id;
    if (me === undefined || !readStored(`${DRAFT_PREFIX}-gallery-pictures`)) return;
    void import('./gallery/gallery-queue.ts').then(({ galleryQueue }) => galleryQueue.resume({ client, me }));
  },
  refresh: () => undefined,
};
