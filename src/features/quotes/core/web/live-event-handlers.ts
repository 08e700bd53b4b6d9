import type { LiveQuotes } from '#features/quotes/core/contract/live.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handlers.ts';
import { hearWriter } from './draft-writers.ts';
import { refetchQuotes } from './queries.ts';

type Hearing = { [Name in keyof LiveQuotes]: (data: LiveQuotes[Name], context: LiveHandlerContext) => void };

const hear: Hearing = { quote: (_, { client }) => refetchQuotes(client), quoteWriter: hearWriter };

/** Quotes follow what the other side does. */
export const liveEventHandlers: LiveEventHandlers = { hear, refresh: ({ client }) => refetchQuotes(client) };
