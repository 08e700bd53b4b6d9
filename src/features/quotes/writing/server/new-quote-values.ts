import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import { findPriorContactBetween } from '#features/notifications/core/server/index.ts';
import type { createQuote } from '#features/quotes/core/contract/quotes.ts';
import {
  hasInvitationPlaceFor,
  newChangeOrderFor,
  type NewQuoteValues,
} from '#features/quotes/core/server/index.ts';
import { quotes } from '#features/quotes/core/server/tables.ts';
import { isInvitationRunning } from '#features/requests/core/rules/requests.ts';
import { findOwnInvitation, lockRequest } from '#features/requests/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { handle } from '#server/http/handle.ts';

type Creating = Parameters<Parameters<typeof handle<typeof createQuote>>[1]>[0];

/** The work and the site are as the client has described them in the request. */
const forRequest = async (
  transaction: Db,
  { person, services, refuse }: Creating,
  requestId: number,
): Promise<NewQuoteValues> => {
  const ownInvitation = await findOwnInvitation(transaction, person.id, { requestId });
  const lockedRequest = ownInvitation && (await lockRequest(transaction, services, requestId));
  const invitation = lockedRequest?.invitations.find(({ id }) => id === ownInvitation?.id);
  if (!lockedRequest || !invitation) throw refuse('requestNotFound');
  if (lockedRequest.request.state !== 'open' || !isInvitationRunning(invitation.state))
    throw refuse('invitationEnded');
  if (!hasInvitationPlaceFor(lockedRequest, invitation.id)) throw refuse('threeAtWork');
  const { request } = lockedRequest;
  if (await hasBlocked(transaction, request.clientId, person.id)) throw refuse('blocked');
  const isStanding = and(
    eq(quotes.invitationId, invitation.id),
    sql`${quotes.state} in ('draft', 'sent', 'change-asked', 'accepted')`,
  );
  if ((await transaction.$count(quotes, isStanding)) > 0) throw refuse('quoteStands');
  return {
    clientId: request.clientId,
    requestId,
    invitationId: invitation.id,
    version: {
      object: request.title ?? '',
      siteCommune: request.commune,
      sitePostalCode: request.postalCode,
      isMainResidence: request.isMainResidence,
      builtYear: request.builtYear,
    },
  };
};

/** The client must have turned to the company (reading 84). */
const forClient = async (
  transaction: Db,
  { person, refuse }: Creating,
  clientId: number,
): Promise<NewQuoteValues> => {
  const [client] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, clientId),
        eq(users.userType, 'private'),
        eq(users.isSuspended, false),
        isNull(users.erasedAt),
      ),
    );
  const { hasApproached } = await findPriorContactBetween(transaction, clientId, person.id);
  if (!client || !hasApproached || (await hasBlocked(transaction, person.id, clientId)))
    throw refuse('clientNotFound');
  if (await hasBlocked(transaction, clientId, person.id)) throw refuse('blocked');
  return { clientId, version: {} };
};

const forChange = async (transaction: Db, call: Creating, projectId: number): Promise<NewQuoteValues> => {
  const beginning = await newChangeOrderFor(transaction, call, projectId);
  if (await hasBlocked(transaction, beginning.clientId, call.person.id)) throw call.refuse('blocked');
  return beginning;
};

/** A quote is for a project, a request or a client, and begins accordingly. */
export const newQuoteValuesFor = (transaction: Db, call: Creating): Promise<NewQuoteValues> => {
  const { requestId, clientId, projectId } = call.body;
  if (projectId !== undefined) return forChange(transaction, call, projectId);
  return requestId === undefined
    ? forClient(transaction, call, clientId ?? 0)
    : forRequest(transaction, call, requestId);
};

/** Returns the refusal for when nothing of the kind is theirs. */
export const notFoundRefusalFor = ({ requestId, clientId }: Creating['body']) => {
  if (requestId !== undefined) return 'requestNotFound';
  return clientId === undefined ? 'projectNotFound' : 'clientNotFound';
};
