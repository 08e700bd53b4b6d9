import { isRunning } from '#requests/rules/requests.ts';
import { moveInvitation, sendLiveToClient, sendLiveToCompany } from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { HeldQuote } from './hold-quote.ts';

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
  await sendLiveToClient(transaction, held.request);
  await sendLiveToCompany(transaction, moved ?? invitation);
};

export const isAtWork = ({ quote, held }: HeldQuote) =>
  quote.invitationId === null ||
  (held?.invitations.some(({ id, state }) => id === quote.invitationId && isRunning(state)) ?? false);
