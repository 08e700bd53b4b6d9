import { sendWebhookEvent } from '#features/api/webhooks/server/index.ts';
import { answerDeadlineOf } from '#features/requests/core/rules/answer-deadline.ts';
import { isClosedToMoreCompanies, whyNotInviteCompanies } from '#features/requests/core/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import { readCompaniesToAsk, whyNotAskCompanies } from './companies-to-ask.ts';
import type { LockedRequest, RequestActionServices } from './locked-request.ts';
import {
  notifyClientOfSending,
  notifyCompanyOfRequest,
  sendLiveInvitationToCompany,
  sendLiveRequestToClient,
} from './notify-of-request.ts';
import { readInvitationsOfRequests, type RequestRow } from './store.ts';
import { requestInvitations } from './tables.ts';

/** These owners' live streams are locked before the request, as they are notified. */
export const readOwnersOfCompanies = async (
  db: Db,
  selection: { clientId: number; companyIds: readonly number[] },
): Promise<number[]> =>
  (await readCompaniesToAsk(db, { ...selection, categoryId: null })).map(({ ownerId }) => ownerId);

/** Finds why these companies cannot be asked about a locked, open request, or null. */
export const findInvitableCompanies = async (
  transaction: Db,
  { request, invitations }: LockedRequest,
  companyIds: readonly number[],
  now: Date,
) => {
  const { clientId, categoryId } = request;
  if (request.state === 'open' && isClosedToMoreCompanies(request, now))
    return { reason: 'requestNotOpen' as const, found: [] };
  const companies = await readCompaniesToAsk(transaction, { clientId, categoryId, companyIds });
  const reason =
    whyNotInviteCompanies({ state: request.state, invitations }, companyIds) ??
    whyNotAskCompanies(companies, { clientId, companyIds });
  return reason === null ? { reason, found: companies } : { reason, found: [] };
};

/** Sends a locked, open request to companies that may be asked. */
export const inviteCompanies = async (
  transaction: Db,
  services: RequestActionServices,
  request: RequestRow,
  companies: Awaited<ReturnType<typeof findInvitableCompanies>>['found'],
) => {
  const sentAt = services.clock.now();
  const { endsAt } = request;
  if (!endsAt) throw new Error(`Request ${request.id} was not sent`);
  const rows = await transaction
    .insert(requestInvitations)
    .values(
      companies.map(({ id, hours }) => ({
        requestId: request.id,
        companyId: id,
        sentAt,
        ...answerDeadlineOf({ sentAt, hours, endsAt }),
      })),
    )
    .returning({ id: requestInvitations.id });
  const invited = new Set(rows.map(({ id }) => id));
  const invitations = (await readInvitationsOfRequests(transaction, [request.id])).filter(({ id }) =>
    invited.has(id),
  );
  for (const invitation of invitations.toSorted((a, b) => a.ownerId - b.ownerId)) {
    await notifyCompanyOfRequest(transaction, services, { request, invitation, kind: 'requestReceived' });
    await sendLiveInvitationToCompany(transaction, invitation);
    await sendWebhookEvent(transaction, services, [invitation.ownerId], {
      type: 'request.invited',
      data: { invitationId: invitation.id, answerBy: invitation.dueAt.toISOString() },
      at: sentAt,
    });
  }
  await notifyClientOfSending(transaction, services, { request, invitations });
  await sendLiveRequestToClient(transaction, request);
};
