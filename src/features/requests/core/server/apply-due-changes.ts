import { eq } from 'drizzle-orm';
import {
  hasRequestEnded,
  hasUnrecordedQuoteExpiry,
  isAnswerOverdue,
  isInvitationUnanswered,
} from '#features/requests/core/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import type { LockedRequest, RequestActionServices } from './locked-request.ts';
import {
  notifyClientAboutCompany,
  notifyClientOfExpiry,
  notifyCompanyOfEnd,
  notifyCompanyOfRequest,
  sendLiveInvitationToCompany,
  sendLiveRequestToAllSides,
  sendLiveRequestToClient,
} from './notify-of-request.ts';
import type { InvitationRow } from './store.ts';
import { requestInvitations } from './tables.ts';
import { recordQuoteExpired, transitionInvitation, transitionRequest } from './transition-request.ts';

/** After thirty days the request ends, and the companies at work on it are notified. */
const expireRequest = async (
  transaction: Db,
  services: RequestActionServices,
  { request, invitations }: LockedRequest,
  now: Date,
) => {
  const endedInvitations: InvitationRow[] = [];
  for (const invitation of invitations) {
    const expired = await transitionInvitation(transaction, invitation, 'expire', { now });
    if (expired) await notifyCompanyOfEnd(transaction, services, { request, invitation, outcome: 'expired' });
    endedInvitations.push(expired ?? invitation);
  }
  const expiredRequest = await transitionRequest(transaction, request, 'expire');
  await notifyClientOfExpiry(transaction, services, request);
  const lockedRequest = { request: expiredRequest ?? request, invitations: endedInvitations };
  await sendLiveRequestToAllSides(transaction, lockedRequest);
  return lockedRequest;
};

const remind = async (
  transaction: Db,
  services: RequestActionServices,
  { request }: LockedRequest,
  invitation: InvitationRow,
) => {
  const set = { remindedAt: services.clock.now() };
  await transaction.update(requestInvitations).set(set).where(eq(requestInvitations.id, invitation.id));
  await notifyCompanyOfRequest(transaction, services, { request, invitation, kind: 'requestReminder' });
  return { ...invitation, ...set };
};

const isToBeReminded = ({ state, remindAt, remindedAt }: InvitationRow, now: Date) =>
  isInvitationUnanswered(state) && remindedAt === null && remindAt <= now;

/** A quote that has ended makes room before the job that ends the quote itself has run. */
const settleQuotes = async (
  transaction: Db,
  { request, invitations }: LockedRequest,
  now: Date,
): Promise<LockedRequest> => {
  const settled: InvitationRow[] = [];
  for (const invitation of invitations) {
    if (!hasUnrecordedQuoteExpiry(invitation, now)) settled.push(invitation);
    else {
      await recordQuoteExpired(transaction, invitation, now);
      settled.push({ ...invitation, quoteExpiredAt: now });
    }
  }
  if (settled.some((invitation, index) => invitation !== invitations[index]))
    await sendLiveRequestToClient(transaction, request);
  return { request, invitations: settled };
};

/** Records what time has changed in a locked request, so that actions are judged by that. */
export const applyDueChangesToRequest = async (
  transaction: Db,
  services: RequestActionServices,
  unsettled: LockedRequest,
): Promise<LockedRequest> => {
  const now = services.clock.now();
  const lockedRequest = await settleQuotes(transaction, unsettled, now);
  const { request } = lockedRequest;
  if (hasRequestEnded(request, now)) return expireRequest(transaction, services, lockedRequest, now);
  const invitations: InvitationRow[] = [];
  for (const invitation of lockedRequest.invitations) {
    if (isAnswerOverdue(invitation, now)) {
      const expired = await transitionInvitation(transaction, invitation, 'expire', { now });
      await notifyClientAboutCompany(transaction, services, { request, invitation, kind: 'companySilent' });
      await notifyCompanyOfEnd(transaction, services, { request, invitation, outcome: 'expired' });
      await sendLiveRequestToClient(transaction, request);
      await sendLiveInvitationToCompany(transaction, expired ?? invitation);
      invitations.push(expired ?? invitation);
    } else if (isToBeReminded(invitation, now)) {
      invitations.push(await remind(transaction, services, lockedRequest, invitation));
    } else invitations.push(invitation);
  }
  return { request, invitations };
};
