import type { BellLiveEvents } from '#features/notifications/core/contract/live-events.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handler-types.ts';
import { bellQuery, refetchBell, unreadNotificationsQuery } from './queries.ts';

export { BellList } from './bell-list.tsx';

type Hearing = {
  [Name in keyof BellLiveEvents]: (data: BellLiveEvents[Name], context: LiveHandlerContext) => void;
};

const hear: Hearing = {
  bell(unread, { client }) {
    client.setQueryData(unreadNotificationsQuery.queryKey, unread);
    void client.invalidateQueries({ queryKey: bellQuery.queryKey });
  },
};

/** Updates the badge and the list on live events. */
export const liveEventHandlers: LiveEventHandlers = {
  hear: {
    ...hear,
    // The database marks a conversation's notifications as read once it has been read (db/migrations/0008).
    seen: (_, { client }) => void refetchBell(client),
  },
  // The count that came with the page may be older than the stream.
  begin: ({ client }) => void client.prefetchQuery({ ...unreadNotificationsQuery, staleTime: 0 }),
  refresh: ({ client }) => void refetchBell(client),
};
