import { getWaitingCounts } from '#kernel/waiting-counts.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handler-types.ts';
import { queryFor } from '#web/query.ts';

const recount = ({ client }: LiveHandlerContext) =>
  void client.invalidateQueries({ queryKey: queryFor(getWaitingCounts, {}).queryKey });

const hearAny = (_: object, context: LiveHandlerContext) => recount(context);

/** Each of these events may begin or end what somebody waits for; the frame of every page counts it. */
export const liveEventHandlers: LiveEventHandlers = {
  hear: {
    request: hearAny,
    invitation: hearAny,
    quote: hearAny,
    visit: hearAny,
    project: hearAny,
    bell: hearAny,
  },
  // The counts that came with the page may be older than the stream.
  begin: recount,
  refresh: recount,
};
