import { atWork, isRunning, MOST_RUNNING } from '#requests/rules/requests.ts';
import {
  moveInvitation,
  noteQuoteExpired,
  sendLiveToClient,
  sendLiveToCompany,
} from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { HeldQuote } from './held-quote.ts';

/** What a quote does to the invitation it answers. */
export const answerInvitation = async (
  transaction: Db,
  { quote, held }: HeldQuote,
  { act, now }: { act: 'quote' | 'takeQuoteBack'; now: Date },
) => {
  const invitation = held?.invitations.find(({ id }) => id === quote.invitationId);
  if (!held || !invitation) return;
  const moved = await moveInvitation(transaction, invitation, act, {
    now,
    seenAt: invitation.seenAt ?? now,
    answeredAt: invitation.answeredAt ?? now,
  });
  if (act === 'quote') await noteQuoteExpired(transaction, moved ?? invitation, null);
  await sendLiveToClient(transaction, held.request);
  await sendLiveToCompany(transaction, moved ?? invitation);
};

/** The client can ask another company in its place. */
export const makeRoom = async (transaction: Db, { quote, held }: HeldQuote, now: Date) => {
  const invitation = held?.invitations.find(({ id }) => id === quote.invitationId);
  if (!held || invitation?.state !== 'quoted') return;
  await noteQuoteExpired(transaction, invitation, now);
  await sendLiveToClient(transaction, held.request);
};

/** Whoever has let a quote run out sends another only while there is a place among the three. */
export const hasRoomFor = (
  held: Pick<NonNullable<HeldQuote['held']>, 'invitations'> | null,
  invitationId: number | null,
): boolean => {
  const invitation = held?.invitations.find(({ id }) => id === invitationId);
  return !held || !invitation?.quoteExpiredAt || atWork(held.invitations) < MOST_RUNNING;
};

/** Whoever has sent a quote stays quoted when it ends: the request may have ended since. */
export const isAtWork = ({ quote, held }: HeldQuote) =>
  quote.invitationId === null ||
  (held?.request.state === 'open' &&
    held.invitations.some(({ id, state }) => id === quote.invitationId && isRunning(state)));
