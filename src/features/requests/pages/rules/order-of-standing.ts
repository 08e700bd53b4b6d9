import type { InvitationState } from '#features/requests/core/rules/requests.ts';

const order: readonly (readonly InvitationState[])[] = [
  ['won'],
  ['quoted'],
  ['visit'],
  ['talking'],
  ['seen', 'sent'],
  ['lost', 'declined', 'expired', 'withdrawn'],
];

/** Companies that have come furthest stand first, and those of one standing as they were asked. */
export const inOrderOfStanding = <Asked extends { state: InvitationState }>(
  invitations: readonly Asked[],
): Asked[] => order.flatMap((states) => invitations.filter(({ state }) => states.includes(state)));
