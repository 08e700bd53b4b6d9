import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { displayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { VisitState } from '#features/requests/core/rules/requests.ts';
import { requestInvitations, requests } from '#features/requests/core/server/tables.ts';
import type { VisitSide } from '#features/requests/visits/rules/visits.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { visits, visitSlots } from './tables.ts';

const clients = alias(users, 'clients');
const members = alias(users, 'members');

/** The company has declined, which calls the visit off, unless it takes that back within the minute. */
const isEndingWithDecline = sql`(${requestInvitations.state} = 'declined' and ${visits.state} <> 'cancelled'
  and (${visits.endsAt} is null or ${visits.endsAt} > ${requestInvitations.endedAt}))`;

const visitColumns = {
  ...getTableColumns(visits),
  state: sql<VisitState>`case when ${isEndingWithDecline} then 'cancelled' else ${visits.state} end`,
  turn: sql<VisitSide | null>`case when ${isEndingWithDecline} then null else ${visits.turn} end`,
  cancelledBy: sql<
    (typeof visits.$inferSelect)['cancelledBy']
  >`case when ${isEndingWithDecline} then 'request' else ${visits.cancelledBy} end`,
  companyName: companyProfiles.name,
  companyLogoUrl: companyProfiles.logoUrl,
  /** The phone number is public on the company’s page. */
  publicPhone: sql<string | null>`(
    case when ${companyProfiles.isContactPublic} and not ${companyProfiles.isHidden}
      then ${companyProfiles.phoneNumber} end)`,
  ownerId: companyProfiles.userId,
  companyIsSuspended: companyProfiles.isBarred,
  hasClientBlocked: sql<boolean>`exists (
    select from blocks b where b.user_id = ${visits.clientId} and b.blocked_id = ${companyProfiles.userId})`,
  hasCompanyBlocked: sql<boolean>`exists (
    select from blocks b where b.user_id = ${companyProfiles.userId} and b.blocked_id = ${visits.clientId})`,
  clientName: displayNameSql(clients),
  memberName: displayNameSql(members),
  memberErasedAt: members.erasedAt,
  invitationState: requestInvitations.state,
  streetShownAt: requestInvitations.streetShownAt,
  requestId: requestInvitations.requestId,
  requestTitle: requests.title,
  requestDescription: requests.description,
  commune: requests.commune,
  communeNames: sql<TranslatedNames>`names_of_place(${requests.commune})`,
  postalCode: requests.postalCode,
  street: requests.street,
};

export const readVisits = (db: Db, condition: SQL | undefined) =>
  db
    .select(visitColumns)
    .from(visits)
    .leftJoin(companyProfiles, eq(companyProfiles.id, visits.companyId))
    .leftJoin(clients, eq(clients.id, visits.clientId))
    .innerJoin(members, eq(members.id, visits.memberId))
    .leftJoin(requestInvitations, eq(requestInvitations.id, visits.invitationId))
    .leftJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(condition);

export type VisitRow = Awaited<ReturnType<typeof readVisits>>[number];

/** A request that has shrunk to one row for a company takes its visit along. */
const isSeenByCompany = or(
  sql`${visits.invitationId} is null`,
  notInArray(requestInvitations.state, ['declined', 'expired', 'withdrawn']),
);

/** A person sees visits on either side; a company’s are its owner’s to see. */
export const isVisitOfPersonSql = (personId: number) =>
  or(eq(visits.clientId, personId), and(eq(companyProfiles.userId, personId), isSeenByCompany));

/** An agreed visit that has taken place waits for nobody, whatever was proposed since. */
export const isVisitTurnOfSql = (side: VisitSide, now: Date) =>
  and(eq(visits.turn, side), or(ne(visits.state, 'agreed'), isNull(visits.endsAt), gt(visits.endsAt, now)));

export const visitSideOf = ({ clientId }: VisitRow, personId: number): VisitSide =>
  clientId === personId ? 'client' : 'company';

export const findVisit = async (db: Db, id: number): Promise<VisitRow | undefined> => {
  const [row] = await readVisits(db, eq(visits.id, id));
  return row;
};

export const findOwnVisit = async (db: Db, personId: number, id: number): Promise<VisitRow | undefined> => {
  const [row] = await readVisits(db, and(eq(visits.id, id), isVisitOfPersonSql(personId)));
  return row;
};

/** A time is busy if the member who would come has another agreed visit then. */
export const readSlotsOfVisits = async (db: Db, visitIds: readonly number[]) => {
  const isBusy = sql<boolean>`exists (
    select from visits taken
    where taken.member_id = ${visits.memberId} and taken.id <> ${visits.id} and taken.state = 'agreed'
      and tstzrange(taken.starts_at, taken.ends_at) && tstzrange(${visitSlots.startsAt}, ${visitSlots.endsAt}))`;
  return db
    .select({ ...getTableColumns(visitSlots), isBusy })
    .from(visitSlots)
    .innerJoin(visits, eq(visits.id, visitSlots.visitId))
    .where(inArray(visitSlots.visitId, [...visitIds]))
    .orderBy(asc(visitSlots.visitId), asc(visitSlots.position));
};

export type SlotRow = Awaited<ReturnType<typeof readSlotsOfVisits>>[number];
