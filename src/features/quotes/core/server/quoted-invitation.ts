import { atWork, isRunning, MOST_RUNNING } from '#features/requests/core/rules/requests.ts';
import {
  moveInvitation,
  recordQuoteExpired,
  sendLiveToClient,
  sendLiveToCompany,
} from '#features/requests/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { LockedQuote } from './locked-quote.ts';

/** What a quote does to the invitation it answers. */
export const moveQuotedInvitation = async (
  transaction: Db,
  { quote, lockedRequest }: LockedQuote,
  { action, now }: { action: 'quote' | 'takeQuoteBack'; now: Date },
) => {
  const invitation = lockedRequest?.invitations.find(({ id }) => id === quote.invitationId);
  if (!lockedRequest || !invitation) return;
  const movedInvitation = await moveInvitation(transaction, invitation, action, {
    now,
    seenAt: invitation.seenAt ?? now,
    answeredAt: invitation.answeredAt ?? now,
  });
  if (action === 'quote') await recordQuoteExpired(transaction, movedInvitation ?? invitation, null);
  await sendLiveToClient(transaction, lockedRequest.request);
  await sendLiveToCompany(transaction, movedInvitation ?? invitation);
};

/** The client can ask another company in its place. */
export const makeRoom = async (transaction: Db, { quote, lockedRequest }: LockedQuote, now: Date) => {
  const invitation = lockedRequest?.invitations.find(({ id }) => id === quote.invitationId);
  if (!lockedRequest || invitation?.state !== 'quoted') return;
  await recordQuoteExpired(transaction, invitation, now);
  await sendLiveToClient(transaction, lockedRequest.request);
};

/** Whoever has let a quote run out sends another only while there is a place among the three. */
export const hasRoomFor = (
  lockedRequest: Pick<NonNullable<LockedQuote['lockedRequest']>, 'invitations'> | null,
  invitationId: number | null,
): boolean => {
  const invitation = lockedRequest?.invitations.find(({ id }) => id === invitationId);
  return !lockedRequest || !invitation?.quoteExpiredAt || atWork(lockedRequest.invitations) < MOST_RUNNING;
};

/** Whoever has sent a quote stays quoted when it ends: the request may have ended since. */
export const isAtWork = ({ quote, lockedRequest }: LockedQuote) =>
  quote.invitationId === null ||
  (lockedRequest?.request.state === 'open' &&
    lockedRequest.invitations.some(({ id, state }) => id === quote.invitationId && isRunning(state)));
