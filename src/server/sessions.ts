import { createHash, randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessions, users } from '#accounts/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import type { Employer, Person } from '#kernel/visitor.ts';
import { companyMembers } from '#team/server/tables.ts';
import type { Db } from './database/db.ts';

const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
const UNREMEMBERED_SECONDS = 12 * 60 * 60;
// A session's last use is a fact for people to read; minutes are exact enough and spare a write a request.
const LAST_USE_EVERY_SECONDS = 60;

/** All that is stored of a person but the password. */
export type Account = Omit<typeof users.$inferSelect, 'password'>;

export interface Session {
  id: number;
  person: Person;
  account: Account;
}

const { password: _, ...accountColumns } = getTableColumns(users);

// The database never sees the token: whoever reads a backup can sign in as nobody.
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Starts a session and returns its token, which exists nowhere else. Times are the database's. */
export const startSession = async (
  db: Db,
  start: { userId: number; isRemembered: boolean; ip: string | null; userAgent: string | null },
): Promise<{ value: string; maxAgeSeconds?: number }> => {
  const value = randomBytes(32).toString('base64url');
  const seconds = start.isRemembered ? REMEMBERED_SECONDS : UNREMEMBERED_SECONDS;
  await db.insert(sessions).values({
    userId: start.userId,
    tokenHash: hashOf(value),
    isRemembered: start.isRemembered,
    ipAddress: start.ip,
    userAgent: start.userAgent?.slice(0, 300) ?? null,
    expiresAt: sql`now() + make_interval(secs => ${seconds})`,
  });
  return start.isRemembered ? { value, maxAgeSeconds: seconds } : { value };
};

export const endSession = async (db: Db, sessionId: number) => {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
};

/** After a password change the thief's copy is worth nothing; the person's own session goes on. */
export const endOtherSessions = async (db: Db, userId: number, keptSessionId: number) => {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)));
};

/** After a reset by mail nobody's session is the person's own for certain. */
export const endAllSessions = async (db: Db, userId: number) => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

export const forgetOldSessions = (db: Db) => db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);

/**
 * The hot path of every signed-in request: one prepared query. It brings the whole account along, so that
 * the call every page makes (GET /api/user) asks nothing more.
 */
export const sessionFinder = (db: Db) => {
  const owner = alias(users, 'owner');
  const query = db
    .select({
      id: sessions.id,
      account: accountColumns,
      work: {
        ...{ companyId: companyMembers.companyId, role: companyMembers.role },
        ...{ ownerId: owner.id, ownerName: owner.username },
      },
      isStale: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(secs => ${LAST_USE_EVERY_SECONDS})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(companyProfiles, eq(companyProfiles.id, companyMembers.companyId))
    // For an owner who may do nothing nobody does anything.
    .leftJoin(
      owner,
      and(eq(owner.id, companyProfiles.userId), eq(owner.isSuspended, false), isNull(owner.erasedAt)),
    )
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        sql`${sessions.expiresAt} > now()`,
        eq(users.isSuspended, false),
        isNull(users.erasedAt),
      ),
    )
    .prepare('find_session');

  return async (token: string): Promise<Session | null> => {
    const [row] = await query.execute({ hash: hashOf(token) });
    if (!row) return null;
    if (row.isStale) {
      await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, row.id));
    }
    const { id, username, userType } = row.account;
    const person: Person = { id, username, userType: userType === 'client' ? 'private' : userType };
    const worksFor = employerIn(row.work);
    if (worksFor) person.worksFor = worksFor;
    return { id: row.id, person, account: row.account };
  };
};

interface Work {
  companyId: number | null;
  role: Employer['role'] | null;
  ownerId: number | null;
  ownerName: string | null;
}

const employerIn = ({ companyId, role, ownerId, ownerName }: Work): Employer | null =>
  companyId === null || role === null || ownerId === null || ownerName === null
    ? null
    : { companyId, role, owner: { id: ownerId, username: ownerName } };

// __Host- and Secure only over https: clients drop such cookies on a plain local address.
const cookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

export const readSessionToken = (request: FastifyRequest, isSecure: boolean): string | undefined => {
  const token = request.cookies[cookieName(isSecure)];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
};

export const writeSessionCookie = (
  reply: FastifyReply,
  isSecure: boolean,
  token: { value: string; maxAgeSeconds?: number } | null,
) => {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  if (!token) reply.clearCookie(cookieName(isSecure), attributes);
  else {
    const lifetime = token.maxAgeSeconds === undefined ? {} : { maxAge: token.maxAgeSeconds };
    reply.setCookie(cookieName(isSecure), token.value, { ...attributes, ...lifetime });
  }
};
