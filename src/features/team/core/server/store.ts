import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { displayNameSql, userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { TeamLogEntry } from '#features/team/core/contract/team.ts';
import type { CompanyRole, MemberRole } from '#kernel/company-role.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { LoggedProfileChange, LoggedValue } from '#kernel/logged-profile-change.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { companyInvitations as i, companyMembers as m, teamActivityLog as l } from './tables.ts';

/** Finds the company in whose name the person acts, and their role there. */
export const findOwnTeam = async (db: Db, { id, memberId, memberRole }: Person) => {
  const [row] = await db
    .select({
      companyId: c.id,
      name: c.name,
      isVerified: c.isVerified,
      ownerId: c.userId,
      createdAt: c.createdAt,
    })
    .from(c)
    .where(eq(c.userId, id));
  if (!row) return undefined;
  const role: CompanyRole = memberRole ?? 'owner';
  return { ...row, role, viewerId: memberId ?? id };
};

export type OwnTeam = NonNullable<Awaited<ReturnType<typeof findOwnTeam>>>;

export const listTeamMembers = (db: Db, companyId: number) =>
  db
    .select({ userId: m.userId, name: userDisplayNameSql, role: m.role, joinedAt: m.joinedAt })
    .from(m)
    .innerJoin(users, eq(users.id, m.userId))
    .where(eq(m.companyId, companyId))
    .orderBy(asc(m.id));

export const readMemberName = async (db: Db, userId: number): Promise<string> => {
  const [row] = await db.select({ name: userDisplayNameSql }).from(users).where(eq(users.id, userId));
  if (!row) throw new Error(`There is no user ${userId}`);
  return row.name;
};

export const readTeamInvitations = (db: Db, companyId: number) =>
  db
    .select({ id: i.id, email: i.email, role: i.role, expiresAt: i.expiresAt })
    .from(i)
    .where(and(eq(i.companyId, companyId), gt(i.expiresAt, sql`now()`)))
    .orderBy(asc(i.id));

interface Slice {
  limit: number;
  cursor?: number | undefined;
}

/** Finds the names of assignees, whom logged changes name by their ids. */
const assigneeNames = async (db: Db, rows: readonly { changes: readonly LoggedProfileChange[] }[]) => {
  const ids = rows
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === 'caretaker')
    .flatMap(({ before, after }) => [before, after])
    .filter((value) => typeof value === 'number');
  if (ids.length === 0) return new Map<LoggedValue, string>();
  const people = await db
    .select({ id: users.id, name: userDisplayNameSql })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map<LoggedValue, string>(people.map(({ id, name }) => [id, name]));
};

const withName = (
  change: LoggedProfileChange,
  names: ReadonlyMap<LoggedValue, string>,
): LoggedProfileChange => {
  if (change.field !== 'caretaker') return change;
  const nameOf = (value: LoggedValue) => names.get(value) ?? null;
  return { field: 'caretaker', before: nameOf(change.before), after: nameOf(change.after) };
};

export const readTeamLog = async (
  db: Db,
  companyId: number,
  { limit, cursor }: Slice,
): Promise<ListPage<TeamLogEntry>> => {
  const about = alias(users, 'about');
  const isOwn = eq(l.companyId, companyId);
  const rows = await db
    .select({
      id: l.id,
      action: l.action,
      changes: l.changes,
      createdAt: l.createdAt,
      by: userDisplayNameSql,
      about: sql<string | null>`${displayNameSql(about)}`,
    })
    .from(l)
    .innerJoin(users, eq(users.id, l.userId))
    .leftJoin(about, eq(about.id, l.aboutId))
    .where(and(isOwn, cursor === undefined ? undefined : lt(l.id, cursor)))
    .orderBy(desc(l.id))
    .limit(limit + 1);
  const pageRows = rows.slice(0, limit);
  const namesById = await assigneeNames(db, pageRows);
  const items = pageRows.map(({ createdAt, changes, ...row }) => ({
    ...row,
    changes: changes.map((change) => withName(change, namesById)),
    createdAt: createdAt.toISOString(),
  }));
  const next = rows.length > limit ? String(items.at(-1)?.id) : null;
  return { items, total: await db.$count(l, isOwn), next };
};

/** If several people open one link at the same time, only one of them claims it. */
export const claimTeamInvitation = async (transaction: Db, tokenHash: Buffer) => {
  const [row] = await transaction
    .delete(i)
    .where(and(eq(i.tokenHash, tokenHash), gt(i.expiresAt, sql`now()`)))
    .returning();
  return row;
};

export const findTeamInvitation = async (db: Db, tokenHash: Buffer) => {
  const [row] = await db
    .select({ company: c.name, email: i.email, role: i.role })
    .from(i)
    .innerJoin(c, eq(c.id, i.companyId))
    .where(and(eq(i.tokenHash, tokenHash), gt(i.expiresAt, sql`now()`)));
  return row;
};

/** Returns false if they work for a company already. */
export const addTeamMember = async (
  transaction: Db,
  { companyId, role }: { companyId: number; role: MemberRole },
  userId: number,
): Promise<boolean> => {
  const { rowCount } = await transaction.insert(m).values({ companyId, userId, role }).onConflictDoNothing();
  return rowCount === 1;
};

/** Locks a member of a company’s team until the transaction ends. */
export const lockTeamMember = async (transaction: Db, { companyId, ownerId }: OwnTeam, userId: number) => {
  if (userId === ownerId) return { role: 'owner' as const };
  const [row] = await transaction
    .select({ role: m.role })
    .from(m)
    .where(and(eq(m.companyId, companyId), eq(m.userId, userId)))
    .for('update');
  return row;
};
