import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';
import { applyDueChangesToRequest } from './apply-due-changes.ts';
import type { LockedRequest, RequestActionServices } from './locked-request.ts';
import { findRequest, readInvitationsOfRequests } from './store.ts';
import { requests } from './tables.ts';

/**
 * Locks a request and its invitations until the transaction ends, and settles them as of now. Live streams are locked
 * first, as messages do, whose trigger comes to the invitations after them: `more` are people who are notified besides
 * the client and the companies asked.
 */
export const lockRequest = async (
  transaction: Db,
  services: RequestActionServices,
  id: number,
  more: readonly number[] = [],
): Promise<LockedRequest | null> => {
  const row = await findRequest(transaction, id);
  if (!row) return null;
  const previousInvitations = await readInvitationsOfRequests(transaction, [id]);
  const people = new Set([row.clientId, ...previousInvitations.map(({ ownerId }) => ownerId), ...more]);
  await lockLiveStreams(transaction, [...people]);
  await transaction.execute(sql`select from ${requests} where ${eq(requests.id, id)} for update`);
  const request = await findRequest(transaction, id);
  if (!request) return null;
  return applyDueChangesToRequest(transaction, services, {
    request,
    invitations: await readInvitationsOfRequests(transaction, [id]),
  });
};
