import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { isKnownBrowser } from '#features/accounts/core/server/index.ts';
import { secondFactors } from '#features/accounts/core/server/tables.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { RateAllowance } from '#server/http/call-limits.ts';
import type { RequestContext } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { Services } from '#server/services/services.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { findMatchingTotpStep } from './totp.ts';

type From = Pick<RequestContext, 'ip' | 'knownToken'>;

interface Counter {
  name: string;
  who: string | number;
  allowance: RateAllowance;
}

// The person who tries knows the password already. Of a million codes three are right at any time.
const WRONG_CODES = [
  { name: 'second-factor', allowance: { points: 5, seconds: 15 * 60 } },
  { name: 'second-factor-day', allowance: { points: 20, seconds: DAY_SECONDS } },
];
/** Nobody guesses 120 bits; the limit is there because each attempt is a row in the account's security events. */
const WRONG_RECOVERY_CODES = { name: 'recovery-code', allowance: { points: 20, seconds: 15 * 60 } };

/**
 * A known browser has attempts of its own. All others share theirs, or a thousand networks would have a thousand times
 * as many. An attacker who uses those up shuts out neither the person's browsers, nor their recovery codes, which are
 * counted by network, nor their passkeys, which need no code.
 */
const countersOf = async (
  { db }: Services,
  { ip, knownToken }: From,
  userId: number,
  code: string,
): Promise<Counter[]> => {
  const isKnown = await isKnownBrowser(db, knownToken, userId);
  const browser = `${userId} browser ${knownToken}`;
  if (!isAppCode(code))
    return [{ ...WRONG_RECOVERY_CODES, who: isKnown ? browser : `${userId} network ${ipNetworkOf(ip)}` }];
  return WRONG_CODES.map((counter) => ({ ...counter, who: isKnown ? browser : userId }));
};

export const findSecondFactor = async (db: Db, userId: number) => {
  const [secondFactor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return secondFactor;
};

/** A code is valid once: the database compares it, so that of two concurrent requests the second sees the first. */
export const redeemAuthenticatorCode = async (
  db: Db,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> => {
  const secondFactor = await findSecondFactor(db, userId);
  const step = secondFactor ? findMatchingTotpStep(secondFactor.secret, code, now) : null;
  if (step === null) return false;
  const { rowCount } = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)));
  return rowCount === 1;
};

const normalizedCode = (code: string) => code.replace(/[\s-]/g, '');

const isAppCode = (code: string) => /^\d{6}$/.test(code);

const spend = async ({ db, clock }: Services, userId: number, code: string) => {
  if (isAppCode(code)) return (await redeemAuthenticatorCode(db, userId, code, clock.now())) ? 'app' : null;
  return (await redeemRecoveryCode(db, userId, code)) ? 'recovery' : null;
};

/** Attempts are counted in advance, so that only a few of many concurrent ones are checked; a right one is given back. */
export const withCountedAttempts = async <Result>(
  { from, userId, code }: { from: From & { services: Services }; userId: number; code: string },
  check: (code: string) => Promise<Result | null>,
): Promise<Result | null> => {
  const { services } = from;
  const normalized = normalizedCode(code);
  const counters = await countersOf(services, from, userId, normalized);
  for (const { name, who, allowance } of counters) await services.limits.spend(name, who, allowance);
  const result = await check(normalized);
  if (result === null) return null;
  for (const { name, who, allowance } of counters) await services.limits.refund(name, who, allowance);
  return result;
};

/** Accepts an app's code or a recovery code. Returns which it was, or null if it was neither. */
export const checkSecondFactorCode = (from: From & { services: Services }, userId: number, code: string) =>
  withCountedAttempts({ from, userId, code }, (normalized) => spend(from.services, userId, normalized));

export const hasAuthenticatorApp = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(
    secondFactors,
    and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)),
  )) > 0;
