import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { sessions, users } from './tables.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A session ends after this, however much it is used. */
const LONGEST_SECONDS = 30 * DAY_SECONDS;

/** An unused session ends after this. Staff, who see everybody's data, have to sign in again sooner. */
const IDLE_SECONDS = {
  person: { remembered: 14 * DAY_SECONDS, unremembered: 12 * HOUR },
  staff: { remembered: 2 * HOUR, unremembered: 30 * MINUTE },
} as const;

/** A step-up proof is valid for this long. */
const PROOF_SECONDS = 5 * MINUTE;

const idleSecondsOf = async (db: Db, userId: number, isRemembered: boolean) => {
  const [owner] = await db.select({ userType: users.userType }).from(users).where(eq(users.id, userId));
  const ownerKind = owner?.userType === 'admin' ? 'staff' : 'person';
  return IDLE_SECONDS[ownerKind][isRemembered ? 'remembered' : 'unremembered'];
};

/** Nobody has this many devices. */
const MOST_SESSIONS = 50;

type StoredAccount = Omit<typeof users.$inferSelect, 'password'>;

declare module '#server/auth/session-types.ts' {
  interface Account extends StoredAccount {}
}

// The database never sees the token, so nobody can sign in with a stolen backup.
export const hashSessionToken = (token: string) => createHash('sha256').update(token).digest();

const endOldest = async (db: Db, userId: number) => {
  const newestSessions = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(MOST_SESSIONS);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, newestSessions)));
};

/** Starts a session and returns its token, which is stored nowhere else. Times are the database's. */
export const insertSession = async (
  db: Db,
  start: { userId: number; isRemembered: boolean; ip: string | null; userAgent: string | null },
): Promise<{ value: string; maxAgeSeconds?: number }> => {
  const value = randomBytes(32).toString('base64url');
  const idleSeconds = await idleSecondsOf(db, start.userId, start.isRemembered);
  await db.insert(sessions).values({
    idleSeconds,
    userId: start.userId,
    tokenHash: hashSessionToken(value),
    isRemembered: start.isRemembered,
    ipAddress: start.ip,
    userAgent: start.userAgent?.slice(0, 300) ?? null,
    provedAt: sql`now()`,
    endsAt: sql`now() + make_interval(secs => ${LONGEST_SECONDS})`,
    expiresAt: sql`now() + make_interval(secs => ${idleSeconds})`,
  });
  await endOldest(db, start.userId);
  return start.isRemembered ? { value, maxAgeSeconds: LONGEST_SECONDS } : { value };
};

export const deleteSession = async (db: Db, sessionId: number) => {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
};

/** After a password change a thief's copy must stop working, while the person's own session goes on. */
export const deleteOtherSessions = async (db: Db, userId: number, ownSessionId: number) => {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, ownSessionId)));
};

/** After a reset by mail or an admin's command no session is certain to be the person's own. */
export const deleteAllSessions = async (db: Db, userId: number): Promise<number> => {
  const { rowCount } = await db.delete(sessions).where(eq(sessions.userId, userId));
  return rowCount ?? 0;
};

export const deleteExpiredSessions = (db: Db) =>
  db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);

/** Each use extends the session. */
export const recordSessionUse = async (db: Db, sessionId: number) => {
  await db
    .update(sessions)
    .set({
      lastUsedAt: sql`now()`,
      expiresAt: sql`least(${sessions.endsAt}, now() + make_interval(secs => ${sessions.idleSeconds}))`,
    })
    .where(eq(sessions.id, sessionId));
};

/** The person has just proved who they are. */
export const recordSessionStepUp = async (db: Db, sessionId: number) => {
  await db
    .update(sessions)
    .set({ provedAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
};

export const isSteppedUpSql = sql<boolean>`coalesce(
  ${sessions.provedAt} > now() - make_interval(secs => ${sql.raw(String(PROOF_SECONDS))}), false)`;
