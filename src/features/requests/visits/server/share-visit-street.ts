import { eq } from 'drizzle-orm';
import { lockRequest, markStreetShown, fillMissingStreet } from '#features/requests/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import type { VisitRow } from './store.ts';
import { visits } from './tables.ts';

/**
 * Tells the company of a locked visit where to come. A given street counts only where none is known: for its request,
 * or else for the visit itself. Returns whether the company knows one now.
 */
export const shareVisitStreet = async (
  transaction: Db,
  services: Services,
  row: VisitRow,
  street: string | undefined,
): Promise<boolean> => {
  const now = services.clock.now();
  if (row.requestId === null) {
    if (row.place === null && street)
      await transaction.update(visits).set({ place: street, changedAt: now }).where(eq(visits.id, row.id));
    return row.place !== null || Boolean(street);
  }
  const lockedRequest = await lockRequest(transaction, services, row.requestId);
  const invitation = lockedRequest?.invitations.find(({ id }) => id === row.invitationId);
  if (!lockedRequest || !invitation) return false;
  const request = street
    ? await fillMissingStreet(transaction, lockedRequest.request, { street, now })
    : lockedRequest.request;
  if (request.street === null) return false;
  await markStreetShown(transaction, services, { request, invitation });
  return true;
};
