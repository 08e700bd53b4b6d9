import { type NewNotification, notifyPerson } from '#features/notifications/core/server/index.ts';
import {
  sendLiveInvitationToCompany,
  sendLiveRequestToClient,
} from '#features/requests/core/server/index.ts';
import type { VisitLiveEvents } from '#features/requests/visits/contract/live-events.ts';
import { otherVisitSide, type VisitSide } from '#features/requests/visits/rules/visits.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive } from '#server/live/send-live.ts';
import type { Services } from '#server/services/services.ts';
import { peopleOfVisit } from './lock-visit.ts';
import { visitPartnerName } from './present.ts';
import type { VisitRow } from './store.ts';

type NotifyServices = Pick<Services, 'jobs'>;

export const sendLiveOfVisit = async (transaction: Db, row: VisitRow) => {
  const event: VisitLiveEvents['visit'] = { visitId: row.id };
  for (const personId of peopleOfVisit(row)) await sendLive(transaction, personId, 'visit', event);
  const { requestId, invitationId, invitationState: state, clientId, ownerId } = row;
  if (requestId === null || clientId === null) return;
  // Its invitation shows the visit's stage.
  await sendLiveRequestToClient(transaction, { id: requestId, clientId });
  if (invitationId !== null && ownerId !== null && state !== null)
    await sendLiveInvitationToCompany(transaction, { id: invitationId, ownerId, state });
};

const onSide = (row: VisitRow, side: VisitSide): number[] =>
  (side === 'client' ? [row.clientId] : [row.ownerId]).filter((id) => id !== null);

/** The member who comes also gets the calendar entry and the reminder, besides the company's owner. */
const alsoComes = ({ ownerId, memberId, memberErasedAt }: VisitRow): number[] =>
  ownerId === null || memberId === ownerId || memberErasedAt ? [] : [memberId];

const subjectFor = (row: VisitRow, side: VisitSide) => ({
  visitId: row.id,
  from: visitPartnerName(row, side) ?? '',
  start: row.startsAt?.toISOString() ?? '',
});

/** Notifies the side that did not act. */
export const notifyOtherVisitSide = async (
  transaction: Db,
  services: NotifyServices,
  row: VisitRow,
  { kind, by }: { kind: 'visitProposed' | 'visitOthersAsked'; by: VisitSide },
) => {
  const side = otherVisitSide(by);
  for (const personId of onSide(row, side))
    await notifyPerson(transaction, services, {
      personId,
      kind,
      subject: subjectFor(row, side),
      senderId: onSide(row, by)[0] ?? null,
    });
};

type VisitNotification = Extract<
  NewNotification,
  { kind: 'visitAgreed' | 'visitCancelled' | 'visitReminder' }
>;

type NotificationDetails =
  | { kind: 'visitAgreed'; before: string; actor: VisitSide }
  | { kind: 'visitCancelled'; by: 'client' | 'company' | 'request' }
  | { kind: 'visitReminder'; ahead: 'day' | 'hours' };

/**
 * Words the notification for its reader. The sender is the side that acted; a reminder has none, nor has a visit that
 * its request ended.
 */
const notificationFor = (
  row: VisitRow,
  notification: NotificationDetails,
  { personId, side }: { personId: number; side: VisitSide },
): VisitNotification => {
  const subject = subjectFor(row, side);
  if (notification.kind === 'visitReminder')
    return { personId, kind: notification.kind, subject: { ...subject, ahead: notification.ahead } };
  if (notification.kind === 'visitAgreed') {
    const senderId = onSide(row, notification.actor)[0] ?? null;
    return {
      personId,
      kind: notification.kind,
      senderId,
      subject: { ...subject, before: notification.before },
    };
  }
  const senderId = notification.by === 'request' ? null : (onSide(row, notification.by)[0] ?? null);
  return { personId, kind: notification.kind, senderId, subject: { ...subject, by: notification.by } };
};

/** Notifies both sides, in the order of their ids. */
export const notifyBothVisitSides = async (
  transaction: Db,
  services: NotifyServices,
  row: VisitRow,
  notification: NotificationDetails,
) => {
  const company = [...onSide(row, 'company'), ...alsoComes(row)];
  const recipients = [
    ...onSide(row, 'client').map((personId) => ({ personId, side: 'client' as const })),
    ...company.map((personId) => ({ personId, side: 'company' as const })),
  ].toSorted((a, b) => a.personId - b.personId);
  for (const recipient of recipients)
    await notifyPerson(transaction, services, notificationFor(row, notification, recipient));
};
