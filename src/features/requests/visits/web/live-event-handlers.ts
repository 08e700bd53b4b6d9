import type { VisitLiveEvents } from '#features/requests/visits/contract/live-events.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handler-types.ts';
import { refetchVisits } from './queries.ts';

type Hearing = {
  [Name in keyof VisitLiveEvents]: (data: VisitLiveEvents[Name], context: LiveHandlerContext) => void;
};

const hear: Hearing = { visit: (_, { client }) => refetchVisits(client) };

/** Pages of visits follow what the other side does. */
export const liveEventHandlers: LiveEventHandlers = { hear, refresh: ({ client }) => refetchVisits(client) };
