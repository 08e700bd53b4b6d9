import { eq } from 'drizzle-orm';
import { holdRequest, showStreetTo, storeStreet } from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import type { VisitRow } from './store.ts';
import { visits } from './tables.ts';

/**
 * The company of a visit that is held is told where to come. A street that is given counts only where none is known:
 * for its request, or else for the visit itself. Answers whether the company knows one now.
 */
export const tellStreet = async (
  transaction: Db,
  tools: Tools,
  row: VisitRow,
  street: string | undefined,
): Promise<boolean> => {
  const now = tools.clock.now();
  if (row.requestId === null) {
    if (row.place === null && street)
      await transaction.update(visits).set({ place: street, changedAt: now }).where(eq(visits.id, row.id));
    return row.place !== null || Boolean(street);
  }
  const held = await holdRequest(transaction, tools, row.requestId);
  const invitation = held?.invitations.find(({ id }) => id === row.invitationId);
  if (!held || !invitation) return false;
  const request = street ? await storeStreet(transaction, held.request, { street, now }) : held.request;
  if (request.street === null) return false;
  await showStreetTo(transaction, tools, { request, invitation });
  return true;
};
