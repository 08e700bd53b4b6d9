import type { Db } from '#server/database/db.ts';
import type { ActionServices, LockedRequest } from './locked-request.ts';
import { inOrder, notifyOfEnd, sendLiveToAll } from './notify.ts';
import type { RequestRow } from './store.ts';
import { moveInvitation, moveRequest } from './transitions.ts';

interface Closing {
  reason: NonNullable<RequestRow['closedFor']>;
  words: string | null;
}

/** Ends a locked, open request: the companies at work on it are notified, but not of the reason. */
export const closeLockedRequest = async (
  transaction: Db,
  services: ActionServices,
  { request, invitations }: LockedRequest,
  { reason, words }: Closing,
) => {
  const now = services.clock.now();
  const running = inOrder(invitations);
  for (const invitation of running) {
    await moveInvitation(transaction, invitation, 'lose', { now });
    await notifyOfEnd(transaction, services, { request, invitation, outcome: 'closed' });
  }
  await moveRequest(transaction, request, 'close', { closedAt: now, closedFor: reason, closedWords: words });
  await sendLiveToAll(transaction, { request, invitations: running });
};
