import type { LiveVisits } from '#features/requests/visits/contract/live.ts';
import type { LiveHandlerContext, LivePart } from '#web/live/live-part.ts';
import { refetchVisits } from './queries.ts';

type Hearing = { [Name in keyof LiveVisits]: (data: LiveVisits[Name], context: LiveHandlerContext) => void };

const hear: Hearing = { visit: (_, { client }) => refetchVisits(client) };

/** Pages of visits follow what the other side does. */
export const livePart: LivePart = { hear, refresh: ({ client }) => refetchVisits(client) };
