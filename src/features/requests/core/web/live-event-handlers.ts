import type { RequestLiveEvents } from '#features/requests/core/contract/live-events.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handler-types.ts';
import { refetchInvitations, refetchRequests, removeInvitationFromCache } from './queries.ts';

type Hearing = {
  [Name in keyof RequestLiveEvents]: (data: RequestLiveEvents[Name], context: LiveHandlerContext) => void;
};

const hear: Hearing = {
  request: (_, { client }) => refetchRequests(client),
  invitation: ({ invitationId, isOver }, { client }) =>
    isOver ? removeInvitationFromCache(client, invitationId) : refetchInvitations(client),
};

/** Pages of requests and invitations follow what the other side does. */
export const liveEventHandlers: LiveEventHandlers = {
  hear,
  refresh: ({ client }) => {
    refetchRequests(client);
    refetchInvitations(client);
  },
};
