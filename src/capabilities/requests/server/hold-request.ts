import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import type { ActTools, HeldRequest } from './held-request.ts';
import { settleRequest } from './settle-request.ts';
import { findRequest, invitationsOf } from './store.ts';
import { requests } from './tables.ts';

/**
 * A request and its invitations, kept from being changed by others until the transaction ends, as time has left them.
 * Live streams are held first, as messages do, whose trigger comes to the invitations after them: `more` are people
 * who are told besides the client and the companies asked.
 */
export const holdRequest = async (
  transaction: Db,
  tools: ActTools,
  id: number,
  more: readonly number[] = [],
): Promise<HeldRequest | null> => {
  const seen = await findRequest(transaction, id);
  if (!seen) return null;
  const before = await invitationsOf(transaction, [id]);
  const people = new Set([seen.clientId, ...before.map(({ ownerId }) => ownerId), ...more]);
  await holdLiveStreams(transaction, [...people]);
  await transaction.execute(sql`select from ${requests} where ${eq(requests.id, id)} for update`);
  const request = await findRequest(transaction, id);
  if (!request) return null;
  return settleRequest(transaction, tools, { request, invitations: await invitationsOf(transaction, [id]) });
};
