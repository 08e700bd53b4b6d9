import type { LiveVisits } from '#features/requests/visits/contract/live.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handlers.ts';
import { refetchVisits } from './queries.ts';

type Hearing = { [Name in keyof LiveVisits]: (data: LiveVisits[Name], context: LiveHandlerContext) => void };

const hear: Hearing = { visit: (_, { client }) => refetchVisits(client) };

/** Pages of visits follow what the other side does. */
export const liveEventHandlers: LiveEventHandlers = { hear, refresh: ({ client }) => refetchVisits(client) };
