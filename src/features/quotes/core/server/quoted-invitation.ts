import {
  countCompaniesAtWork,
  isInvitationRunning,
  MAX_RUNNING_INVITATIONS,
} from '#features/requests/core/rules/requests.ts';
import {
  recordQuoteExpired,
  sendLiveInvitationToCompany,
  sendLiveRequestToClient,
  transitionInvitation,
} from '#features/requests/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { LockedQuote } from './locked-quote.ts';

/** A quote that is sent or taken back moves the invitation it answers. */
export const transitionQuotedInvitation = async (
  transaction: Db,
  { quote, lockedRequest }: LockedQuote,
  { action, now }: { action: 'quote' | 'takeQuoteBack'; now: Date },
) => {
  const invitation = lockedRequest?.invitations.find(({ id }) => id === quote.invitationId);
  if (!lockedRequest || !invitation) return;
  const movedInvitation = await transitionInvitation(transaction, invitation, action, {
    now,
    seenAt: invitation.seenAt ?? now,
    answeredAt: invitation.answeredAt ?? now,
  });
  if (action === 'quote') await recordQuoteExpired(transaction, movedInvitation ?? invitation, null);
  await sendLiveRequestToClient(transaction, lockedRequest.request);
  await sendLiveInvitationToCompany(transaction, movedInvitation ?? invitation);
};

/** The client can ask another company in its place. */
export const releaseInvitationPlace = async (
  transaction: Db,
  { quote, lockedRequest }: LockedQuote,
  now: Date,
) => {
  const invitation = lockedRequest?.invitations.find(({ id }) => id === quote.invitationId);
  if (!lockedRequest || invitation?.state !== 'quoted') return;
  await recordQuoteExpired(transaction, invitation, now);
  await sendLiveRequestToClient(transaction, lockedRequest.request);
};

/** A company whose quote has expired may send another only while one of the three places is free. */
export const hasInvitationPlaceFor = (
  lockedRequest: Pick<NonNullable<LockedQuote['lockedRequest']>, 'invitations'> | null,
  invitationId: number | null,
): boolean => {
  const invitation = lockedRequest?.invitations.find(({ id }) => id === invitationId);
  return (
    !lockedRequest ||
    !invitation?.quoteExpiredAt ||
    countCompaniesAtWork(lockedRequest.invitations) < MAX_RUNNING_INVITATIONS
  );
};

/** An invitation stays quoted after its quote has ended, so the request must still be open too. */
export const isQuotedCompanyAtWork = ({ quote, lockedRequest }: LockedQuote) =>
  quote.invitationId === null ||
  (lockedRequest?.request.state === 'open' &&
    lockedRequest.invitations.some(
      ({ id, state }) => id === quote.invitationId && isInvitationRunning(state),
    ));
