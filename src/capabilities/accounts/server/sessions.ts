import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { sessions, type users } from './tables.ts';

const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
/** Of one person: more devices than anybody has. */
const MOST_SESSIONS = 50;
const UNREMEMBERED_SECONDS = 12 * 60 * 60;

type StoredAccount = Omit<typeof users.$inferSelect, 'password'>;

declare module '#server/asker-session.ts' {
  interface Account extends StoredAccount {}
}

// The database never sees the token: whoever reads a backup can sign in as nobody.
export const hashOfSession = (token: string) => createHash('sha256').update(token).digest();

const endOldest = async (db: Db, userId: number) => {
  const kept = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(MOST_SESSIONS);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, kept)));
};

/** Starts a session and returns its token, which exists nowhere else. Times are the database's. */
export const startSession = async (
  db: Db,
  start: { userId: number; isRemembered: boolean; ip: string | null; userAgent: string | null },
): Promise<{ value: string; maxAgeSeconds?: number }> => {
  const value = randomBytes(32).toString('base64url');
  const seconds = start.isRemembered ? REMEMBERED_SECONDS : UNREMEMBERED_SECONDS;
  await db.insert(sessions).values({
    userId: start.userId,
    tokenHash: hashOfSession(value),
    isRemembered: start.isRemembered,
    ipAddress: start.ip,
    userAgent: start.userAgent?.slice(0, 300) ?? null,
    expiresAt: sql`now() + make_interval(secs => ${seconds})`,
  });
  await endOldest(db, start.userId);
  return start.isRemembered ? { value, maxAgeSeconds: seconds } : { value };
};

export const endSession = async (db: Db, sessionId: number) => {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
};

/** After a password change the thief's copy is worth nothing; the person's own session goes on. */
export const deleteOtherSessions = async (db: Db, userId: number, keptSessionId: number) => {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)));
};

/** After a reset by mail nobody's session is the person's own for certain. */
export const endAllSessions = async (db: Db, userId: number) => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};

export const forgetOldSessions = (db: Db) => db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);

export const noteSessionUse = async (db: Db, sessionId: number) => {
  await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.id, sessionId));
};
