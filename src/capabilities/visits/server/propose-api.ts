import { and, eq, gt, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import type { Person } from '#kernel/visitor.ts';
import { hasBlocked } from '#messaging/server/index.ts';
import { findApproachOf } from '#notifications/server/index.ts';
import { endOf, isRunning, sightOf } from '#requests/rules/requests.ts';
import { findOwnInvitation, holdRequest, moveInvitation } from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import { noteWork } from '#team/server/index.ts';
import { companyMembers } from '#team/server/tables.ts';
import { say } from '#visits/contract/fields.ts';
import { proposeVisit } from '#visits/contract/visits.ts';
import { PROPOSALS_AN_HOUR, whyNotSlots } from '#visits/rules/visits.ts';
import { readVisitAgain } from './act-on-visit.ts';
import { isFreeAt } from './is-free-at.ts';
import { storeSlots } from './move-visit.ts';
import { notifyOther, sendLiveOfVisit } from './news.ts';
import { visits } from './tables.ts';

type Proposing = Parameters<Parameters<typeof answer<typeof proposeVisit>>[1]>[0];

const ownCompany = async (db: Db, { id }: Person) => {
  const [row] = await db
    .select({ id: companyProfiles.id, ownerId: companyProfiles.userId })
    .from(companyProfiles)
    .where(eq(companyProfiles.userId, id));
  return row;
};

/** Who comes: whoever proposes it, unless somebody else of the company is named. */
const memberWhoComes = async (
  db: Db,
  { company, person, named }: { company: { id: number }; person: Person; named: number | undefined },
): Promise<number | null> => {
  const wanted = named ?? person.memberId ?? person.id;
  if (wanted === person.id) return wanted;
  const isMember = and(eq(companyMembers.companyId, company.id), eq(companyMembers.userId, wanted));
  return (await db.$count(companyMembers, isMember)) > 0 ? wanted : null;
};

const isApart = async (db: Db, one: number, other: number) =>
  (await hasBlocked(db, one, other)) || (await hasBlocked(db, other, one));

/** A client who has turned to the company, and neither takes nothing from the other (reading 84). */
const isInTouch = async (db: Db, ownerId: number, partnerId: number) => {
  const [partner] = await db
    .select({ isSuspended: users.isSuspended })
    .from(users)
    .where(and(eq(users.id, partnerId), eq(users.userType, 'private'), sql`${users.erasedAt} is null`));
  const { hasApproached } = await findApproachOf(db, partnerId, ownerId);
  if (!partner || !hasApproached) return 'partnerNotFound' as const;
  return partner.isSuspended || (await isApart(db, ownerId, partnerId)) ? ('notAvailable' as const) : null;
};

/** For a request: it and its invitation are held, and answered by this. */
const holdForRequest = async (
  transaction: Db,
  { person, tools, refuse }: Proposing,
  { invitationId, memberId }: { invitationId: number; memberId: number },
) => {
  const own = await findOwnInvitation(transaction, person.id, { id: invitationId });
  const held = own && (await holdRequest(transaction, tools, own.requestId, [memberId]));
  const invitation = held?.invitations.find(({ id }) => id === invitationId);
  if (invitation?.state === 'expired') throw refuse('invitationEnded');
  if (!held || !invitation || sightOf(invitation.state) === 'row') throw refuse('invitationNotFound');
  if (!isRunning(invitation.state)) throw refuse('invitationEnded');
  const { request } = held;
  if (await isApart(transaction, person.id, request.clientId)) throw refuse('notAvailable');
  return {
    clientId: request.clientId,
    endsAt: request.state === 'open' ? endOf(request) : null,
    held: { invitation },
  };
};

const holdForPartner = async (
  transaction: Db,
  { person, refuse }: Proposing,
  { partnerId, memberId }: { partnerId: number; memberId: number },
) => {
  // Before the streams are held: of somebody who isn't there none can be.
  const why = await isInTouch(transaction, person.id, partnerId);
  if (why) throw refuse(why);
  await holdLiveStreams(transaction, [...new Set([person.id, partnerId, memberId])]);
  return { clientId: partnerId, endsAt: null, held: null };
};

/** A visit that is still to come, or that somebody has to answer about. */
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

const propose: Route = answer(proposeVisit, (call) =>
  call.tools.db.transaction(async (transaction) => {
    const { body, person, tools, refuse } = call;
    const now = tools.clock.now();
    const { invitationId = null, partnerId = null, slots } = body;
    if ((invitationId === null) === (partnerId === null)) throw invalidField('invitationId', say('oneOfTwo'));
    const company = await ownCompany(transaction, person);
    if (!company) throw refuse(invitationId === null ? 'partnerNotFound' : 'invitationNotFound');
    const memberId = await memberWhoComes(transaction, { company, person, named: body.memberId });
    if (memberId === null) throw refuse('memberNotFound');
    const { clientId, endsAt, held } =
      invitationId === null
        ? await holdForPartner(transaction, call, { partnerId: partnerId ?? 0, memberId })
        : await holdForRequest(transaction, call, { invitationId, memberId });
    const why = whyNotSlots(slots, { now, endsAt });
    if (why) throw invalidField('slots', say(why));
    const standing = await countStanding(transaction, { companyId: company.id, clientId, invitationId, now });
    if (standing > 0) throw refuse('visitStands');
    if (!(await isFreeAt(transaction, { memberId, slots }))) throw refuse('memberBusy');
    await tools.limits.spend('visits', person.id, PROPOSALS_AN_HOUR);
    const [stored] = await transaction
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
    if (!stored) throw new Error('A visit was not stored');
    await storeSlots(transaction, stored.id, slots);
    if (held) {
      const { invitation } = held;
      const answeredAt = invitation.answeredAt ?? now;
      await moveInvitation(transaction, invitation, 'proposeVisit', {
        now,
        seenAt: invitation.seenAt ?? now,
        answeredAt,
      });
    }
    const { row, visit } = await readVisitAgain(transaction, stored.id, {
      personId: person.id,
      now,
      translator: tools.translator,
    });
    await notifyOther(transaction, tools, row, { kind: 'visitProposed', by: 'company' });
    await sendLiveOfVisit(transaction, row);
    await noteWork(transaction, person, 'propose-visit', { aboutId: clientId });
    return visit;
  }),
);

export const proposeRoutes: readonly Route[] = [propose];
