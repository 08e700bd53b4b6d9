import type { ModerationLiveEvents } from '#features/moderation/core/contract/live-events.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handler-types.ts';

const DESK = '/api/admin/desk';

const refetchDesk = ({ client }: LiveHandlerContext) => void client.invalidateQueries({ queryKey: [DESK] });

type Hearing = {
  [Name in keyof ModerationLiveEvents]: (
    data: ModerationLiveEvents[Name],
    context: LiveHandlerContext,
  ) => void;
} & { bell: (data: object, context: LiveHandlerContext) => void };

/** Others' decisions and opened entries arrive as `desk` events; new entries ring moderators' bells. */
const hear: Hearing = {
  desk: (_, context) => refetchDesk(context),
  bell: (_, context) => refetchDesk(context),
};

export const liveEventHandlers: LiveEventHandlers = { hear, refresh: refetchDesk };
