import { localizedNameFields } from '#features/notifications/core/rules/localized-subjects.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import type { RequestLiveEvents } from '#features/requests/core/contract/live-events.ts';
import { isInvitationRunning, requestDetailLevelOf } from '#features/requests/core/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive } from '#server/live/send-live.ts';
import type { Services } from '#server/services/services.ts';
import type { LockedRequest } from './locked-request.ts';
import type { InvitationRow, RequestRow } from './store.ts';

type NotifyServices = Pick<Services, 'jobs'>;

/** Open pages of both sides fetch the request again. A company hears of its own invitation alone. */
export const sendLiveRequestToClient = (
  transaction: Db,
  { id, clientId }: Pick<RequestRow, 'id' | 'clientId'>,
) => {
  const event: RequestLiveEvents['request'] = { requestId: id };
  return sendLive(transaction, clientId, 'request', event);
};

export const sendLiveInvitationToCompany = (
  transaction: Db,
  { id, ownerId, state }: Pick<InvitationRow, 'id' | 'ownerId' | 'state'>,
) => {
  const event: RequestLiveEvents['invitation'] = {
    invitationId: id,
    isOver: requestDetailLevelOf(state) === 'row',
  };
  return sendLive(transaction, ownerId, 'invitation', event);
};

export const sendLiveRequestToAllSides = async (transaction: Db, { request, invitations }: LockedRequest) => {
  await sendLiveRequestToClient(transaction, request);
  for (const invitation of invitations) await sendLiveInvitationToCompany(transaction, invitation);
};

const titleOf = ({ title }: RequestRow) => title ?? '';

type CompanyNotificationKind =
  | 'requestReceived'
  | 'requestReminder'
  | 'requestAnswered'
  | 'requestAdded'
  | 'requestStreetShown';

/** Notifies the company an invitation is for. */
export const notifyCompanyOfRequest = (
  transaction: Db,
  services: NotifyServices,
  {
    request,
    invitation,
    kind,
  }: { request: RequestRow; invitation: InvitationRow; kind: CompanyNotificationKind },
) => {
  const subject = {
    invitationId: invitation.id,
    title: titleOf(request),
    commune: request.commune ?? '',
    ...localizedNameFields('commune', request.communeNames),
    until: invitation.dueAt.toISOString(),
  };
  const personId = invitation.ownerId;
  // A reminder has no sender, because time alone causes it.
  if (kind === 'requestReminder') return notifyPerson(transaction, services, { personId, kind, subject });
  return notifyPerson(transaction, services, { personId, kind, subject, senderId: request.clientId });
};

/** Notifies the company whose part is over. It does not learn what became of the others. */
export const notifyCompanyOfEnd = (
  transaction: Db,
  services: NotifyServices,
  {
    request,
    invitation,
    outcome,
  }: { request: RequestRow; invitation: InvitationRow; outcome: 'expired' | 'withdrawn' | 'closed' },
) =>
  notifyPerson(transaction, services, {
    personId: invitation.ownerId,
    kind: 'requestEnded',
    subject: {
      invitationId: invitation.id,
      outcome,
      ...(outcome !== 'withdrawn' && { title: titleOf(request) }),
    },
  });

/** The client has it in writing who was asked; the mail adds until when each can reply. */
export const notifyClientOfSending = (
  transaction: Db,
  services: NotifyServices,
  { request, invitations }: { request: RequestRow; invitations: readonly InvitationRow[] },
) =>
  notifyPerson(transaction, services, {
    personId: request.clientId,
    kind: 'requestSent',
    subject: {
      requestId: request.id,
      title: titleOf(request),
      count: invitations.length,
      from: invitations.length === 1 ? (invitations[0]?.companyName ?? '') : '',
    },
  });

type ClientNotificationKind = 'companyDeclined' | 'companySilent' | 'companyAsked';

/** Notifies the client about one company. */
export const notifyClientAboutCompany = (
  transaction: Db,
  services: NotifyServices,
  {
    request,
    invitation,
    kind,
  }: { request: RequestRow; invitation: InvitationRow; kind: ClientNotificationKind },
) => {
  const subject = { requestId: request.id, title: titleOf(request), from: invitation.companyName };
  const personId = request.clientId;
  if (kind === 'companySilent') return notifyPerson(transaction, services, { personId, kind, subject });
  return notifyPerson(transaction, services, { personId, kind, subject, senderId: invitation.ownerId });
};

export const notifyClientOfExpiry = (transaction: Db, services: NotifyServices, request: RequestRow) =>
  notifyPerson(transaction, services, {
    personId: request.clientId,
    kind: 'requestExpired',
    subject: { requestId: request.id, title: titleOf(request) },
  });

/** The order by owner keeps two notifications of the same people from waiting for each other. */
export const listRunningInvitationsByOwner = (invitations: readonly InvitationRow[]): InvitationRow[] =>
  invitations.filter(({ state }) => isInvitationRunning(state)).toSorted((a, b) => a.ownerId - b.ownerId);

/** The companies still at work on it hear that there is more to read. */
export const notifyCompaniesOfAddition = async (
  transaction: Db,
  services: NotifyServices,
  { request, invitations }: LockedRequest,
) => {
  const running = listRunningInvitationsByOwner(invitations);
  for (const invitation of running)
    await notifyCompanyOfRequest(transaction, services, { request, invitation, kind: 'requestAdded' });
  await sendLiveRequestToAllSides(transaction, { request, invitations: running });
};
