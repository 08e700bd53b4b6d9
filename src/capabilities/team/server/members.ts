import { and, eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles as c } from '#companies/server/tables.ts';
import { changesBetween } from '#kernel/logged-change.ts';
import { forgetCompanyNews } from '#notifications/server/index.ts';
import { answer, type Route } from '#server/http/answer.ts';
import {
  changeTeamRole,
  getCompanySuspension,
  getTeam,
  LARGEST_LOG_PAGE,
  listTeamLog,
  removeMember,
} from '#team/contract/team.ts';
import { whyNotRemove } from '#team/rules/roles.ts';
import { forgetCaretaker } from './caretakers.ts';
import { noteTeamWork } from './note-work.ts';
import { findOwnTeam, holdMember, invitationsOfTeam, listMembers, memberName, readTeamLog } from './store.ts';
import { companyMembers } from './tables.ts';

export const memberRoutes: readonly Route[] = [
  answer(getCompanySuspension, async ({ person, tools: { db } }) => {
    const [barred] = await db
      .select({ company: c.name, reason: users.suspensionReason, until: users.suspendedUntil })
      .from(companyMembers)
      .innerJoin(c, eq(c.id, companyMembers.companyId))
      .innerJoin(users, eq(users.id, c.userId))
      .where(and(eq(companyMembers.userId, person.memberId ?? person.id), eq(users.isSuspended, true)));
    return barred ? { ...barred, until: barred.until?.toISOString() ?? null } : null;
  }),

  answer(getTeam, async ({ person, tools: { db }, refuse }) => {
    const desk = await findOwnTeam(db, person);
    if (!desk) throw refuse('noCompany');
    const { companyId, ownerId, createdAt, askerId } = desk;
    const mayManage = desk.role === 'owner';
    const owner = {
      userId: ownerId,
      name: await memberName(db, ownerId),
      role: 'owner' as const,
      joinedAt: createdAt,
    };
    const members = [owner, ...(await listMembers(db, companyId))];
    const invitations = mayManage ? await invitationsOfTeam(db, companyId) : [];
    return {
      company: { id: companyId, name: desk.name },
      members: members.map(({ joinedAt, ...member }) => ({
        ...member,
        isMe: member.userId === askerId,
        joinedAt: joinedAt.toISOString(),
      })),
      invitations: invitations.map(({ expiresAt, ...of }) => ({ ...of, expiresAt: expiresAt.toISOString() })),
      abilities: { mayManage, mayLeave: !mayManage },
    };
  }),

  answer(listTeamLog, async ({ person, query, tools: { db }, refuse }) => {
    const desk = await findOwnTeam(db, person);
    if (!desk) throw refuse('noCompany');
    return readTeamLog(db, desk.companyId, { ...query, limit: query.limit ?? LARGEST_LOG_PAGE / 2 });
  }),

  answer(changeTeamRole, ({ person, params, body, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const desk = await findOwnTeam(transaction, person);
      if (!desk) throw refuse('noCompany');
      const member = await holdMember(transaction, desk, params.userId);
      if (!member) throw refuse('memberNotFound');
      if (member.role === 'owner') throw refuse('founderStays');
      await transaction
        .update(companyMembers)
        .set({ role: body.role })
        .where(eq(companyMembers.userId, params.userId));
      const noted = { companyId: desk.companyId, by: person.id, about: params.userId };
      const changes = changesBetween({ role: member.role }, { role: body.role });
      await noteTeamWork(transaction, noted, 'change-role', changes);
      return {};
    }),
  ),

  answer(removeMember, ({ person, params, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const desk = await findOwnTeam(transaction, person);
      if (!desk) throw refuse('noCompany');
      const member = await holdMember(transaction, desk, params.userId);
      if (!member) throw refuse('memberNotFound');
      const { companyId, askerId } = desk;
      const isOneself = params.userId === askerId;
      const why = whyNotRemove({ role: desk.role, isOneself }, member.role);
      if (why) throw refuse(why);
      await transaction
        .delete(companyMembers)
        .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, params.userId)));
      await forgetCompanyNews(transaction, params.userId);
      await forgetCaretaker(transaction, desk, params.userId);
      if (isOneself) await noteTeamWork(transaction, { companyId, by: askerId }, 'leave');
      else await noteTeamWork(transaction, { companyId, by: askerId, about: params.userId }, 'remove');
      return {};
    }),
  ),
];
