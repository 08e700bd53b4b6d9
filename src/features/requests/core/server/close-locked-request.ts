import type { Db } from '#server/database/db.ts';
import type { LockedRequest, RequestActionServices } from './locked-request.ts';
import {
  notifyCompanyOfEnd,
  listRunningInvitationsByOwner,
  sendLiveRequestToAllSides,
} from './notify-of-request.ts';
import type { RequestRow } from './store.ts';
import { transitionInvitation, transitionRequest } from './transition-request.ts';

interface Closing {
  reason: NonNullable<RequestRow['closedFor']>;
  words: string | null;
}

/** Ends a locked, open request: the companies at work on it are notified, but not of the reason. */
export const closeLockedRequest = async (
  transaction: Db,
  services: RequestActionServices,
  { request, invitations }: LockedRequest,
  { reason, words }: Closing,
) => {
  const now = services.clock.now();
  const running = listRunningInvitationsByOwner(invitations);
  for (const invitation of running) {
    await transitionInvitation(transaction, invitation, 'lose', { now });
    await notifyCompanyOfEnd(transaction, services, { request, invitation, outcome: 'closed' });
  }
  await transitionRequest(transaction, request, 'close', {
    closedAt: now,
    closedFor: reason,
    closedWords: words,
  });
  await sendLiveRequestToAllSides(transaction, { request, invitations: running });
};
