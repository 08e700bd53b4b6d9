import { eq } from 'drizzle-orm';
import { hasEnded, hasQuoteEnded, isOverdue, isUnanswered } from '#features/requests/core/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import type { ActionServices, LockedRequest } from './locked-request.ts';
import {
  notifyClient,
  notifyCompany,
  notifyOfEnd,
  notifyOfExpiry,
  sendLiveToAll,
  sendLiveToClient,
  sendLiveToCompany,
} from './notify.ts';
import type { InvitationRow } from './store.ts';
import { requestInvitations } from './tables.ts';
import { moveInvitation, moveRequest, recordQuoteExpired } from './transitions.ts';

/** After thirty days the request ends, and the companies at work on it are notified. */
const expireRequest = async (
  transaction: Db,
  services: ActionServices,
  { request, invitations }: LockedRequest,
  now: Date,
) => {
  const endedInvitations: InvitationRow[] = [];
  for (const invitation of invitations) {
    const expired = await moveInvitation(transaction, invitation, 'expire', { now });
    if (expired) await notifyOfEnd(transaction, services, { request, invitation, outcome: 'expired' });
    endedInvitations.push(expired ?? invitation);
  }
  const expiredRequest = await moveRequest(transaction, request, 'expire');
  await notifyOfExpiry(transaction, services, request);
  const lockedRequest = { request: expiredRequest ?? request, invitations: endedInvitations };
  await sendLiveToAll(transaction, lockedRequest);
  return lockedRequest;
};

const remind = async (
  transaction: Db,
  services: ActionServices,
  { request }: LockedRequest,
  invitation: InvitationRow,
) => {
  const set = { remindedAt: services.clock.now() };
  await transaction.update(requestInvitations).set(set).where(eq(requestInvitations.id, invitation.id));
  await notifyCompany(transaction, services, { request, invitation, kind: 'requestReminder' });
  return { ...invitation, ...set };
};

const isToBeReminded = ({ state, remindAt, remindedAt }: InvitationRow, now: Date) =>
  isUnanswered(state) && remindedAt === null && remindAt <= now;

/** A quote that has ended makes room before the job that ends the quote itself has run. */
const settleQuotes = async (
  transaction: Db,
  { request, invitations }: LockedRequest,
  now: Date,
): Promise<LockedRequest> => {
  const settled: InvitationRow[] = [];
  for (const invitation of invitations) {
    if (!hasQuoteEnded(invitation, now)) settled.push(invitation);
    else {
      await recordQuoteExpired(transaction, invitation, now);
      settled.push({ ...invitation, quoteExpiredAt: now });
    }
  }
  if (settled.some((invitation, index) => invitation !== invitations[index]))
    await sendLiveToClient(transaction, request);
  return { request, invitations: settled };
};

/** Records what time has changed in a locked request, so that actions are judged by that. */
export const settleRequest = async (
  transaction: Db,
  services: ActionServices,
  unsettled: LockedRequest,
): Promise<LockedRequest> => {
  const now = services.clock.now();
  const lockedRequest = await settleQuotes(transaction, unsettled, now);
  const { request } = lockedRequest;
  if (hasEnded(request, now)) return expireRequest(transaction, services, lockedRequest, now);
  const invitations: InvitationRow[] = [];
  for (const invitation of lockedRequest.invitations) {
    if (isOverdue(invitation, now)) {
      const expired = await moveInvitation(transaction, invitation, 'expire', { now });
      await notifyClient(transaction, services, { request, invitation, kind: 'companySilent' });
      await notifyOfEnd(transaction, services, { request, invitation, outcome: 'expired' });
      await sendLiveToClient(transaction, request);
      await sendLiveToCompany(transaction, expired ?? invitation);
      invitations.push(expired ?? invitation);
    } else if (isToBeReminded(invitation, now)) {
      invitations.push(await remind(transaction, services, lockedRequest, invitation));
    } else invitations.push(invitation);
  }
  return { request, invitations };
};
