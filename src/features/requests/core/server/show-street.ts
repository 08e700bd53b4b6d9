import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { RequestActionServices } from './locked-request.ts';
import {
  notifyCompanyOfRequest,
  sendLiveInvitationToCompany,
  sendLiveRequestToClient,
} from './notify-of-request.ts';
import type { InvitationRow, RequestRow } from './store.ts';
import { requestInvitations, requests } from './tables.ts';

/** Shows the street to the company of a locked invitation from now on. */
export const markStreetShown = async (
  transaction: Db,
  services: RequestActionServices,
  { request, invitation }: { request: RequestRow; invitation: InvitationRow },
): Promise<void> => {
  if (invitation.streetShownAt) return;
  await transaction
    .update(requestInvitations)
    .set({ streetShownAt: services.clock.now() })
    .where(eq(requestInvitations.id, invitation.id));
  await notifyCompanyOfRequest(transaction, services, { request, invitation, kind: 'requestStreetShown' });
  await sendLiveInvitationToCompany(transaction, invitation);
  await sendLiveRequestToClient(transaction, request);
};

/** Stores a street that was left out when the request was sent. An existing one is never overwritten. */
export const fillMissingStreet = async (
  transaction: Db,
  request: RequestRow,
  { street, now }: { street: string; now: Date },
): Promise<RequestRow> => {
  if (request.street !== null) return request;
  await transaction.update(requests).set({ street, changedAt: now }).where(eq(requests.id, request.id));
  return { ...request, street };
};
