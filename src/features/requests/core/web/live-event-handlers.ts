import type { LiveRequests } from '#features/requests/core/contract/live.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handlers.ts';
import { forgetInvitation, refetchInvitations, refetchRequests } from './queries.ts';

type Hearing = {
  [Name in keyof LiveRequests]: (data: LiveRequests[Name], context: LiveHandlerContext) => void;
};

const hear: Hearing = {
  request: (_, { client }) => refetchRequests(client),
  invitation: ({ invitationId, isOver }, { client }) =>
    isOver ? forgetInvitation(client, invitationId) : refetchInvitations(client),
};

/** Pages of requests and invitations follow what the other side does. */
export const liveEventHandlers: LiveEventHandlers = {
  hear,
  refresh: ({ client }) => {
    refetchRequests(client);
    refetchInvitations(client);
  },
};
