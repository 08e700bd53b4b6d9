import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import type { Db } from '#server/database/db.ts';
import { knownBrowsers } from './tables.ts';

const KNOWN_SECONDS = 180 * DAY_SECONDS;

const isAlive = gt(knownBrowsers.expiresAt, sql`now()`);

/** Returns whether this person has signed in with this browser before; without a person, whether anybody has. */
export const isKnownBrowser = async (db: Db, token: string | null, userId?: number): Promise<boolean> => {
  if (token === null) return false;
  const isTheirs = userId === undefined ? undefined : eq(knownBrowsers.userId, userId);
  const isThis = eq(knownBrowsers.tokenHash, hashBrowserToken(token));
  return (await db.$count(knownBrowsers, and(isThis, isTheirs, isAlive))) > 0;
};

/**
 * Knows the browser from now on, by a new token: one that was planted or copied before is worth nothing after.
 * Others who sign in with the same browser stay known in it.
 */
export const storeKnownBrowser = async (transaction: Db, previousToken: string | null, userId: number) => {
  const value = randomBytes(32).toString('base64url');
  const tokenHash = hashBrowserToken(value);
  if (previousToken !== null) {
    await transaction
      .update(knownBrowsers)
      .set({ tokenHash })
      .where(and(eq(knownBrowsers.tokenHash, hashBrowserToken(previousToken)), isAlive));
  }
  const expiresAt = sql`now() + make_interval(secs => ${KNOWN_SECONDS})`;
  await transaction
    .insert(knownBrowsers)
    .values({ userId, tokenHash, expiresAt })
    .onConflictDoUpdate({ target: [knownBrowsers.tokenHash, knownBrowsers.userId], set: { expiresAt } });
  return { value, maxAgeSeconds: KNOWN_SECONDS };
};

export const deleteKnownBrowsers = (db: Db, userId: number) =>
  db.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));

export const deleteExpiredKnownBrowsers = (db: Db) =>
  db.delete(knownBrowsers).where(lt(knownBrowsers.expiresAt, sql`now()`));
