import { namesBeside } from '#features/notifications/core/rules/named-subjects.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import type { LiveRequests } from '#features/requests/core/contract/live.ts';
import { isRunning, visibilityOf } from '#features/requests/core/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive } from '#server/live/send-live.ts';
import type { Services } from '#server/services/services.ts';
import type { LockedRequest } from './locked-request.ts';
import type { InvitationRow, RequestRow } from './store.ts';

type NotifyServices = Pick<Services, 'jobs'>;

/** Open pages of both sides fetch the request again. A company hears of its own invitation alone. */
export const sendLiveToClient = (transaction: Db, { id, clientId }: Pick<RequestRow, 'id' | 'clientId'>) => {
  const event: LiveRequests['request'] = { requestId: id };
  return sendLive(transaction, clientId, 'request', event);
};

export const sendLiveToCompany = (
  transaction: Db,
  { id, ownerId, state }: Pick<InvitationRow, 'id' | 'ownerId' | 'state'>,
) => {
  const event: LiveRequests['invitation'] = { invitationId: id, isOver: visibilityOf(state) === 'row' };
  return sendLive(transaction, ownerId, 'invitation', event);
};

export const sendLiveToAll = async (transaction: Db, { request, invitations }: LockedRequest) => {
  await sendLiveToClient(transaction, request);
  for (const invitation of invitations) await sendLiveToCompany(transaction, invitation);
};

const titleOf = ({ title }: RequestRow) => title ?? '';

type CompanyNotificationKind =
  | 'requestReceived'
  | 'requestReminder'
  | 'requestAnswered'
  | 'requestAdded'
  | 'requestStreetShown';

/** Notifies the company an invitation is for. */
export const notifyCompany = (
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
    ...namesBeside('commune', request.communeNames),
    until: invitation.dueAt.toISOString(),
  };
  const personId = invitation.ownerId;
  // A reminder has no sender, because time alone causes it.
  if (kind === 'requestReminder') return notifyPerson(transaction, services, { personId, kind, subject });
  return notifyPerson(transaction, services, { personId, kind, subject, senderId: request.clientId });
};

/** Notifies the company whose part is over. It does not learn what became of the others. */
export const notifyOfEnd = (
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

type ClientNotificationKind = 'companyDeclined' | 'companySilent' | 'companyAsked';

/** Notifies the client about one company. */
export const notifyClient = (
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

export const notifyOfExpiry = (transaction: Db, services: NotifyServices, request: RequestRow) =>
  notifyPerson(transaction, services, {
    personId: request.clientId,
    kind: 'requestExpired',
    subject: { requestId: request.id, title: titleOf(request) },
  });

/** The order by owner keeps two notifications of the same people from waiting for each other. */
export const inOrder = (invitations: readonly InvitationRow[]): InvitationRow[] =>
  invitations.filter(({ state }) => isRunning(state)).toSorted((a, b) => a.ownerId - b.ownerId);

/** The companies still at work on it hear that there is more to read. */
export const notifyOfAddition = async (
  transaction: Db,
  services: NotifyServices,
  { request, invitations }: LockedRequest,
) => {
  const running = inOrder(invitations);
  for (const invitation of running)
    await notifyCompany(transaction, services, { request, invitation, kind: 'requestAdded' });
  await sendLiveToAll(transaction, { request, invitations: running });
};
