import { and, eq, gt, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import { findPriorContactBetween } from '#features/notifications/core/server/index.ts';
import {
  isInvitationRunning,
  requestEndOf,
  requestDetailLevelOf,
} from '#features/requests/core/rules/requests.ts';
import {
  findOwnInvitation,
  lockRequest,
  transitionInvitation,
} from '#features/requests/core/server/index.ts';
import { messageKey } from '#features/requests/visits/contract/fields.ts';
import { proposeVisit } from '#features/requests/visits/contract/visits.ts';
import { VISIT_PROPOSAL_RATE_LIMIT, whyNotProposeSlots } from '#features/requests/visits/rules/visits.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import { companyMembers } from '#features/team/core/server/tables.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';
import { readVisitAfterChange } from './change-visit.ts';
import { isMemberFreeAt } from './is-member-free-at.ts';
import { notifyOtherVisitSide, sendLiveOfVisit } from './notify-of-visit.ts';
import { storeVisitSlots } from './store-visit-changes.ts';
import { visits } from './tables.ts';

type Proposing = Parameters<Parameters<typeof handle<typeof proposeVisit>>[1]>[0];

const ownCompany = async (db: Db, { id }: Person) => {
  const [row] = await db
    .select({ id: companyProfiles.id, ownerId: companyProfiles.userId })
    .from(companyProfiles)
    .where(eq(companyProfiles.userId, id));
  return row;
};

/** The member who proposes comes, unless another member of the company is named. */
const memberWhoComes = async (
  db: Db,
  { company, person, chosenId }: { company: { id: number }; person: Person; chosenId: number | undefined },
): Promise<number | null> => {
  const memberId = chosenId ?? person.memberId ?? person.id;
  if (memberId === person.id) return memberId;
  const isMember = and(eq(companyMembers.companyId, company.id), eq(companyMembers.userId, memberId));
  return (await db.$count(companyMembers, isMember)) > 0 ? memberId : null;
};

const isBlockedEitherWay = async (db: Db, personId: number, otherId: number) =>
  (await hasBlocked(db, personId, otherId)) || (await hasBlocked(db, otherId, personId));

/** The client must have approached the company, and neither may have blocked the other (reading 84). */
const isInTouch = async (db: Db, ownerId: number, partnerId: number) => {
  const [partner] = await db
    .select({ isSuspended: users.isSuspended })
    .from(users)
    .where(and(eq(users.id, partnerId), eq(users.userType, 'private'), sql`${users.erasedAt} is null`));
  const { hasApproached } = await findPriorContactBetween(db, partnerId, ownerId);
  if (!partner || !hasApproached) return 'partnerNotFound' as const;
  return partner.isSuspended || (await isBlockedEitherWay(db, ownerId, partnerId))
    ? ('notAvailable' as const)
    : null;
};

/** Locks the request and its invitation, which the proposal answers. */
const lockForRequest = async (
  transaction: Db,
  { person, services, refuse }: Proposing,
  { invitationId, memberId }: { invitationId: number; memberId: number },
) => {
  const ownInvitation = await findOwnInvitation(transaction, person.id, { id: invitationId });
  const lockedRequest =
    ownInvitation && (await lockRequest(transaction, services, ownInvitation.requestId, [memberId]));
  const invitation = lockedRequest?.invitations.find(({ id }) => id === invitationId);
  if (invitation?.state === 'expired') throw refuse('invitationEnded');
  if (!lockedRequest || !invitation || requestDetailLevelOf(invitation.state) === 'row')
    throw refuse('invitationNotFound');
  if (!isInvitationRunning(invitation.state)) throw refuse('invitationEnded');
  const { request } = lockedRequest;
  if (await isBlockedEitherWay(transaction, person.id, request.clientId)) throw refuse('notAvailable');
  return {
    clientId: request.clientId,
    endsAt: request.state === 'open' ? requestEndOf(request) : null,
    lockedRequest: { invitation },
  };
};

const lockForPartner = async (
  transaction: Db,
  { person, refuse }: Proposing,
  { partnerId, memberId }: { partnerId: number; memberId: number },
) => {
  // This runs before the live streams are locked: a person who does not exist has none.
  const reason = await isInTouch(transaction, person.id, partnerId);
  if (reason) throw refuse(reason);
  await lockLiveStreams(transaction, [...new Set([person.id, partnerId, memberId])]);
  return { clientId: partnerId, endsAt: null, lockedRequest: null };
};

/** Counts visits that are still to come, or that wait for somebody's answer. */
const countStanding = (
  transaction: Db,
  {
    companyId,
    clientId,
    invitationId,
    now,
  }: { companyId: number; clientId: number; invitationId: number | null; now: Date },
) => {
  const isSame =
    invitationId === null
      ? and(
          eq(visits.companyId, companyId),
          eq(visits.clientId, clientId),
          sql`${visits.invitationId} is null`,
        )
      : eq(visits.invitationId, invitationId);
  const isOpen = sql`${visits.state} in ('proposed', 'asked')`;
  return transaction.$count(
    visits,
    and(isSame, sql`(${isOpen} or ${and(eq(visits.state, 'agreed'), gt(visits.endsAt, now))})`),
  );
};

const propose: EndpointRoute = handle(proposeVisit, (call) =>
  call.services.db.transaction(async (transaction) => {
    const { body, person, services, refuse } = call;
    const now = services.clock.now();
    const { invitationId = null, partnerId = null, slots } = body;
    if ((invitationId === null) === (partnerId === null))
      throw invalidFieldError(
        'invitationId',
        messageKey('oneOfTwo'),
        'Send only one of invitationId and partnerId',
      );
    const company = await ownCompany(transaction, person);
    if (!company) throw refuse(invitationId === null ? 'partnerNotFound' : 'invitationNotFound');
    const memberId = await memberWhoComes(transaction, { company, person, chosenId: body.memberId });
    if (memberId === null) throw refuse('memberNotFound');
    const { clientId, endsAt, lockedRequest } =
      invitationId === null
        ? await lockForPartner(transaction, call, { partnerId: partnerId ?? 0, memberId })
        : await lockForRequest(transaction, call, { invitationId, memberId });
    const reason = whyNotProposeSlots(slots, { now, endsAt });
    if (reason) throw invalidFieldError('slots', messageKey(reason));
    const openCount = await countStanding(transaction, {
      companyId: company.id,
      clientId,
      invitationId,
      now,
    });
    if (openCount > 0) throw refuse('visitStands');
    if (!(await isMemberFreeAt(transaction, { memberId, slots }))) throw refuse('memberBusy');
    await services.limits.spend('visits', person.id, VISIT_PROPOSAL_RATE_LIMIT);
    const [visitRow] = await transaction
      .insert(visits)
      .values({
        companyId: company.id,
        clientId,
        invitationId,
        memberId,
        turn: 'client',
        place: body.place || null,
        words: body.text || null,
        createdAt: now,
        changedAt: now,
      })
      .returning({ id: visits.id });
    if (!visitRow) throw new Error('A visit was not stored');
    await storeVisitSlots(transaction, visitRow.id, slots);
    if (lockedRequest) {
      const { invitation } = lockedRequest;
      const answeredAt = invitation.answeredAt ?? now;
      await transitionInvitation(transaction, invitation, 'proposeVisit', {
        now,
        seenAt: invitation.seenAt ?? now,
        answeredAt,
      });
    }
    const { row, visit } = await readVisitAfterChange(transaction, visitRow.id, {
      personId: person.id,
      now,
      translator: services.translator,
    });
    await notifyOtherVisitSide(transaction, services, row, { kind: 'visitProposed', by: 'company' });
    await sendLiveOfVisit(transaction, row);
    await recordActivity(transaction, person, 'propose-visit', { aboutId: clientId });
    return visit;
  }),
);

export const proposeVisitRoutes: readonly EndpointRoute[] = [propose];
