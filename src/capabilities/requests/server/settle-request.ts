import { eq } from 'drizzle-orm';
import { hasEnded, hasQuoteEnded, isOverdue, isUnanswered } from '#requests/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import type { ActTools, HeldRequest } from './held-request.ts';
import { moveInvitation, moveRequest, noteQuoteExpired } from './move.ts';
import {
  notifyClient,
  notifyCompany,
  notifyOfEnd,
  notifyOfExpiry,
  sendLiveToAll,
  sendLiveToClient,
  sendLiveToCompany,
} from './news.ts';
import type { InvitationRow } from './store.ts';
import { requestInvitations } from './tables.ts';

/** The request has run its thirty days: whoever was at work on it is told. */
const expireRequest = async (
  transaction: Db,
  tools: ActTools,
  { request, invitations }: HeldRequest,
  now: Date,
) => {
  const ended: InvitationRow[] = [];
  for (const invitation of invitations) {
    const expired = await moveInvitation(transaction, invitation, 'expire', { now });
    if (expired) await notifyOfEnd(transaction, tools, { request, invitation, outcome: 'expired' });
    ended.push(expired ?? invitation);
  }
  const after = await moveRequest(transaction, request, 'expire');
  await notifyOfExpiry(transaction, tools, request);
  const held = { request: after ?? request, invitations: ended };
  await sendLiveToAll(transaction, held);
  return held;
};

const remind = async (
  transaction: Db,
  tools: ActTools,
  { request }: HeldRequest,
  invitation: InvitationRow,
) => {
  const set = { remindedAt: tools.clock.now() };
  await transaction.update(requestInvitations).set(set).where(eq(requestInvitations.id, invitation.id));
  await notifyCompany(transaction, tools, { request, invitation, kind: 'requestReminder' });
  return { ...invitation, ...set };
};

const isToBeReminded = ({ state, remindAt, remindedAt }: InvitationRow, now: Date) =>
  isUnanswered(state) && remindedAt === null && remindAt <= now;

/** Whose quote has ended makes room at once: the job that ends the quote itself comes round later. */
const settleQuotes = async (
  transaction: Db,
  { request, invitations }: HeldRequest,
  now: Date,
): Promise<HeldRequest> => {
  const settled: InvitationRow[] = [];
  for (const invitation of invitations) {
    if (!hasQuoteEnded(invitation, now)) settled.push(invitation);
    else {
      await noteQuoteExpired(transaction, invitation, now);
      settled.push({ ...invitation, quoteExpiredAt: now });
    }
  }
  if (settled.some((invitation, at) => invitation !== invitations[at]))
    await sendLiveToClient(transaction, request);
  return { request, invitations: settled };
};

/** Writes down what time has made of a request that is held: whoever acts on it is judged by that. */
export const settleRequest = async (
  transaction: Db,
  tools: ActTools,
  found: HeldRequest,
): Promise<HeldRequest> => {
  const now = tools.clock.now();
  const held = await settleQuotes(transaction, found, now);
  const { request } = held;
  if (hasEnded(request, now)) return expireRequest(transaction, tools, held, now);
  const invitations: InvitationRow[] = [];
  for (const invitation of held.invitations) {
    if (isOverdue(invitation, now)) {
      const expired = await moveInvitation(transaction, invitation, 'expire', { now });
      await notifyClient(transaction, tools, { request, invitation, kind: 'companySilent' });
      await notifyOfEnd(transaction, tools, { request, invitation, outcome: 'expired' });
      await sendLiveToClient(transaction, request);
      await sendLiveToCompany(transaction, expired ?? invitation);
      invitations.push(expired ?? invitation);
    } else if (isToBeReminded(invitation, now)) {
      invitations.push(await remind(transaction, tools, held, invitation));
    } else invitations.push(invitation);
  }
  return { request, invitations };
};
