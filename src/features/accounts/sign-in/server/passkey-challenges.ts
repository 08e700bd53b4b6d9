import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { passkeyChallenges } from '#features/accounts/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

const CHALLENGE_MINUTES = 5;
const CHALLENGES_PER_CALLER = { points: 100, seconds: 15 * 60 };

export const PASSKEY_CHALLENGE_LIFETIME_MS = CHALLENGE_MINUTES * 60 * 1000;

/**
 * Issues a challenge for this person to make a passkey, or for anybody (null) to sign in. They are counted for the
 * requesting network or known browser.
 */
export const issuePasskeyChallenge = async (
  { db, limits }: Services,
  requestContext: string,
  userId: number | null,
  purpose = '',
): Promise<string> => {
  await limits.spend('passkey-challenge', requestContext, CHALLENGES_PER_CALLER);
  const challenge = randomBytes(32).toString('base64url');
  await db.insert(passkeyChallenges).values({
    challenge,
    userId,
    purpose,
    expiresAt: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
  });
  return challenge;
};

const challengeIn = (clientData: string): string => {
  try {
    const { challenge, crossOrigin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge?: unknown;
      crossOrigin?: unknown;
    };
    if (crossOrigin === true) return ''; // The request came from a frame in a foreign page; ours is in none.
    return typeof challenge === 'string' && /^[\w-]+$/.test(challenge) ? challenge : '';
  } catch {
    return ''; // No browser sends this, and no challenge is empty.
  }
};

/** Deletes the challenge that was responded to, even if the response is wrong; returns null if it was never ours. */
export const redeemPasskeyChallenge = async (
  db: Db,
  clientData: string,
  userId: number | null,
  purpose = '',
): Promise<string | null> => {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challengeIn(clientData)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row?.challenge ?? null;
};

export const deleteExpiredPasskeyChallenges = (db: Db) =>
  db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
