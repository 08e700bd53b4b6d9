import type { CurrentUser } from '#kernel/current-user.ts';
import type { LivePart } from '#web/live/live-part.ts';
import { DRAFT_PREFIX, readStored } from '#web/own-storage.ts';
import { visitorQuery } from '#web/visitor.ts';

/** Waiting pictures from a building site are uploaded on the first page that is opened with a connection. */
export const livePart: LivePart = {
  hear: {},
  begin: ({ client }) => {
    const me = client.getQueryData<CurrentUser | null>(visitorQuery.queryKey)?.id;
    if (me === undefined || !readStored(`${DRAFT_PREFIX}-room-files`)) return;
    void import('./room/waiting-files.ts').then(({ roomQueue }) => roomQueue.resume({ client, me }));
  },
  refresh: () => undefined,
};
