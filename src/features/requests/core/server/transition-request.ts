import { eq } from 'drizzle-orm';
import {
  type InvitationAction,
  isInvitationRunning,
  nextInvitationState,
  nextRequestState,
  type RequestAction,
} from '#features/requests/core/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import type { InvitationRow, RequestRow } from './store.ts';
import { requestInvitations, requests } from './tables.ts';

type InvitationValues = Partial<typeof requestInvitations.$inferInsert>;

/** Moves an invitation by its rules; where they do not allow it, this does nothing and returns null. */
export const transitionInvitation = async (
  transaction: Db,
  invitation: InvitationRow,
  action: InvitationAction,
  { now, ...besides }: InvitationValues & { now: Date },
): Promise<InvitationRow | null> => {
  const state = nextInvitationState(invitation.state, action);
  if (!state) return null;
  const set = { ...besides, state, endedAt: isInvitationRunning(state) ? null : now };
  await transaction.update(requestInvitations).set(set).where(eq(requestInvitations.id, invitation.id));
  return { ...invitation, ...set };
};

/** Its quote has run out, or the company has sent another in its place. */
export const recordQuoteExpired = async (
  transaction: Db,
  invitation: InvitationRow,
  quoteExpiredAt: Date | null,
): Promise<void> => {
  if ((invitation.quoteExpiredAt === null) === (quoteExpiredAt === null)) return;
  await transaction
    .update(requestInvitations)
    .set({ quoteExpiredAt })
    .where(eq(requestInvitations.id, invitation.id));
};

export const transitionRequest = async (
  transaction: Db,
  request: RequestRow,
  action: RequestAction,
  besides: Partial<typeof requests.$inferInsert> = {},
): Promise<RequestRow | null> => {
  const state = nextRequestState(request.state, action);
  if (!state) return null;
  const set = { ...besides, state };
  await transaction.update(requests).set(set).where(eq(requests.id, request.id));
  return { ...request, ...set };
};
