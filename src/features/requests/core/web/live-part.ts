import type { LiveRequests } from '#features/requests/core/contract/live.ts';
import type { LiveHandlerContext, LivePart } from '#web/live/live-part.ts';
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
export const livePart: LivePart = {
  hear,
  refresh: ({ client }) => {
    refetchRequests(client);
    refetchInvitations(client);
  },
};
