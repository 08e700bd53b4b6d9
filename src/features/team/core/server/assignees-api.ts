import { and, eq, inArray, sql } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import {
  type Assignee,
  assignLead,
  getAssignee,
  type LeadAssignee,
} from '#features/team/core/contract/assignees.ts';
import { loggedProfileChangesBetween } from '#kernel/logged-profile-change.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { recordActivity } from './record-activity.ts';
import { findOwnTeam, listTeamMembers, type OwnTeam, readMemberName } from './store.ts';
import { leadAssignees as k } from './tables.ts';

/** Finds who of the requesting company looks after these clients. */
export const findAssignees = async (
  db: Db,
  { id: ownerId, memberId }: Person,
  clientIds: readonly number[],
): Promise<ReadonlyMap<number, Assignee>> => {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .select({ clientId: k.clientId, userId: k.userId, name: userDisplayNameSql })
    .from(k)
    .innerJoin(c, eq(c.id, k.companyId))
    .innerJoin(users, eq(users.id, k.userId))
    .where(and(eq(c.userId, ownerId), inArray(k.clientId, [...clientIds])));
  const isMe = (userId: number) => userId === (memberId ?? ownerId);
  return new Map(rows.map(({ clientId, userId, name }) => [clientId, { userId, name, isMe: isMe(userId) }]));
};

interface Lead {
  /** The company and the client have a conversation. */
  isWritten: boolean;
  /** It is null unless the client has an open request to the company. */
  invitationId: number | null;
}

/** Messages and requests build on the team, so their tables are read by plain SQL here. */
const findLead = async (db: Db, { companyId, ownerId }: OwnTeam, clientId: number): Promise<Lead | null> => {
  const { rows } = await db.execute<{ isWritten: boolean; invitationId: number | null }>(sql`
    select
      exists (select from conversations where user_id = ${ownerId} and partner_id = ${clientId}) as "isWritten",
      (select max(i.id) from request_invitations i join requests r on r.id = i.request_id
        where i.company_id = ${companyId} and r.client_id = ${clientId} and i.ended_at is null) as "invitationId"`);
  const [lead] = rows;
  return lead && (lead.isWritten || lead.invitationId !== null) ? lead : null;
};

const peopleOf = async (db: Db, { companyId, ownerId, viewerId }: OwnTeam): Promise<Assignee[]> => {
  const members = await listTeamMembers(db, companyId);
  const people = [{ userId: ownerId, name: await readMemberName(db, ownerId) }, ...members];
  return people.map(({ userId, name }) => ({ userId, name, isMe: userId === viewerId }));
};

const read = async (db: Db, person: Person, team: OwnTeam, clientId: number): Promise<LeadAssignee> => ({
  caretaker: (await findAssignees(db, person, [clientId])).get(clientId) ?? null,
  people: await peopleOf(db, team),
});

const store = async (
  transaction: Db,
  { companyId }: OwnTeam,
  { clientId, userId }: { clientId: number; userId: number | null },
) => {
  const isIt = and(eq(k.companyId, companyId), eq(k.clientId, clientId));
  if (userId === null) await transaction.delete(k).where(isIt);
  else
    await transaction
      .insert(k)
      .values({ companyId, clientId, userId })
      .onConflictDoUpdate({ target: [k.companyId, k.clientId], set: { userId, since: sql`now()` } });
};

export const assigneeRoutes: readonly EndpointRoute[] = [
  handle(getAssignee, async ({ person, params, services: { db }, refuse }) => {
    const team = await findOwnTeam(db, person);
    if (!team || !(await findLead(db, team, params.clientId))) throw refuse('leadNotFound');
    return read(db, person, team, params.clientId);
  }),

  handle(assignLead, ({ person, params: { clientId }, body: { userId }, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const team = await findOwnTeam(transaction, person);
      const lead = team && (await findLead(transaction, team, clientId));
      if (!team || !lead) throw refuse('leadNotFound');
      const people = await peopleOf(transaction, team);
      if (userId !== null && !people.some((candidate) => candidate.userId === userId))
        throw refuse('memberNotFound');
      const previousId = (await findAssignees(transaction, person, [clientId])).get(clientId)?.userId ?? null;
      if (previousId === userId) return read(transaction, person, team, clientId);
      await store(transaction, team, { clientId, userId });
      const changes = loggedProfileChangesBetween({ caretaker: previousId }, { caretaker: userId });
      await recordActivity(transaction, person, 'hand-over-lead', { aboutId: clientId, changes });
      if (userId !== null && userId !== team.viewerId) {
        const [client, from] = [
          await readMemberName(transaction, clientId),
          await readMemberName(transaction, team.viewerId),
        ];
        const invitationReference =
          lead.isWritten || lead.invitationId === null ? {} : { invitationId: lead.invitationId };
        const subject = { userId: clientId, client, from, ...invitationReference };
        await notifyPerson(transaction, services, { personId: userId, kind: 'leadHandedOver', subject });
      }
      return read(transaction, person, team, clientId);
    }),
  ),
];

/** Leaving the team ends all assignments. */
export const clearAssignments = (transaction: Db, { companyId }: OwnTeam, userId: number) =>
  transaction.delete(k).where(and(eq(k.companyId, companyId), eq(k.userId, userId)));
