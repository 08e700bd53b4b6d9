import { and, eq } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { forgetCompanyNotifications } from '#features/notifications/core/server/index.ts';
import {
  changeTeamRole,
  getCompanySuspension,
  getTeam,
  listTeamLog,
  removeTeamMember,
} from '#features/team/core/contract/team.ts';
import { whyNotRemoveTeamMember } from '#features/team/core/rules/team-rules.ts';
import { loggedProfileChangesBetween } from '#kernel/logged-profile-change.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { clearAssignments } from './assignees-api.ts';
import { recordMembershipChange } from './record-activity.ts';
import {
  findOwnTeam,
  listTeamMembers,
  lockTeamMember,
  readMemberName,
  readTeamInvitations,
  readTeamLog,
} from './store.ts';
import { companyMembers } from './tables.ts';

export const memberRoutes: readonly EndpointRoute[] = [
  handle(getCompanySuspension, async ({ person, services: { db } }) => {
    const [barred] = await db
      .select({ company: c.name, reason: users.suspensionReason, until: users.suspendedUntil })
      .from(companyMembers)
      .innerJoin(c, eq(c.id, companyMembers.companyId))
      .innerJoin(users, eq(users.id, c.userId))
      .where(and(eq(companyMembers.userId, person.memberId ?? person.id), eq(users.isSuspended, true)));
    return barred ? { ...barred, until: barred.until?.toISOString() ?? null } : null;
  }),

  handle(getTeam, async ({ person, services: { db }, refuse }) => {
    const desk = await findOwnTeam(db, person);
    if (!desk) throw refuse('noCompany');
    const { companyId, ownerId, createdAt, viewerId } = desk;
    const mayManage = desk.role === 'owner';
    const owner = {
      userId: ownerId,
      name: await readMemberName(db, ownerId),
      role: 'owner' as const,
      joinedAt: createdAt,
    };
    const members = [owner, ...(await listTeamMembers(db, companyId))];
    const invitations = mayManage ? await readTeamInvitations(db, companyId) : [];
    return {
      company: { id: companyId, name: desk.name },
      members: members.map(({ joinedAt, ...member }) => ({
        ...member,
        isMe: member.userId === viewerId,
        joinedAt: joinedAt.toISOString(),
      })),
      invitations: invitations.map(({ expiresAt, ...invitation }) => ({
        ...invitation,
        expiresAt: expiresAt.toISOString(),
      })),
      abilities: { mayManage, mayLeave: !mayManage },
    };
  }),

  handle(listTeamLog, async ({ person, query, services: { db }, refuse }) => {
    const desk = await findOwnTeam(db, person);
    if (!desk) throw refuse('noCompany');
    return readTeamLog(db, desk.companyId, query);
  }),

  handle(changeTeamRole, ({ person, params, body, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const desk = await findOwnTeam(transaction, person);
      if (!desk) throw refuse('noCompany');
      const member = await lockTeamMember(transaction, desk, params.userId);
      if (!member) throw refuse('memberNotFound');
      if (member.role === 'owner') throw refuse('founderStays');
      await transaction
        .update(companyMembers)
        .set({ role: body.role })
        .where(eq(companyMembers.userId, params.userId));
      const logSubject = { companyId: desk.companyId, by: person.id, about: params.userId };
      const changes = loggedProfileChangesBetween({ role: member.role }, { role: body.role });
      await recordMembershipChange(transaction, logSubject, 'change-role', changes);
      return {};
    }),
  ),

  handle(removeTeamMember, ({ person, params, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const desk = await findOwnTeam(transaction, person);
      if (!desk) throw refuse('noCompany');
      const member = await lockTeamMember(transaction, desk, params.userId);
      if (!member) throw refuse('memberNotFound');
      const { companyId, viewerId } = desk;
      const isOneself = params.userId === viewerId;
      const reason = whyNotRemoveTeamMember({ role: desk.role, isOneself }, member.role);
      if (reason) throw refuse(reason);
      await transaction
        .delete(companyMembers)
        .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, params.userId)));
      await forgetCompanyNotifications(transaction, params.userId);
      await clearAssignments(transaction, desk, params.userId);
      if (isOneself) await recordMembershipChange(transaction, { companyId, by: viewerId }, 'leave');
      else
        await recordMembershipChange(
          transaction,
          { companyId, by: viewerId, about: params.userId },
          'remove',
        );
      return {};
    }),
  ),
];
