import type { QuoteLiveEvents } from '#features/quotes/core/contract/live-events.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handler-types.ts';
import { recordWriterPresence } from './draft-writers.ts';
import { refetchQuotes } from './queries.ts';

type Hearing = {
  [Name in keyof QuoteLiveEvents]: (data: QuoteLiveEvents[Name], context: LiveHandlerContext) => void;
};

const hear: Hearing = { quote: (_, { client }) => refetchQuotes(client), quoteWriter: recordWriterPresence };

/** Quotes follow what the other side does. */
export const liveEventHandlers: LiveEventHandlers = { hear, refresh: ({ client }) => refetchQuotes(client) };
