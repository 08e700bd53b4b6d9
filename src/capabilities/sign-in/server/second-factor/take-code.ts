import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { secondFactors } from '#accounts/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

// The one who tries knows the password already. Of a million codes three are right at any time.
const WRONG_CODES = [
  { name: 'second-factor', allowance: { points: 5, seconds: 15 * 60 } },
  { name: 'second-factor-day', allowance: { points: 20, seconds: 24 * 60 * 60 } },
] as const;

export const findFactor = async (db: Db, userId: number) => {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return factor;
};

/** A code counts once: compared where it is stored, so that of two at once the second sees the first. */
export const spendAppCode = async (db: Db, userId: number, code: string, now: Date): Promise<boolean> => {
  const factor = await findFactor(db, userId);
  const step = factor ? stepOf(factor.secret, code, now) : null;
  if (step === null) return false;
  const { rowCount } = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)));
  return rowCount === 1;
};

const spend = async ({ db, clock }: Tools, userId: number, given: string) => {
  const code = given.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return (await spendAppCode(db, userId, code, clock.now())) ? 'app' : null;
  return (await spendRecoveryCode(db, userId, code)) ? 'recovery' : null;
};

/** Tries are counted in advance, so that of many at once only so many are looked at; a right one is given back. */
export const withCodesCounted = async <Result>(
  { limits }: Tools,
  userId: number,
  look: () => Promise<Result | null>,
): Promise<Result | null> => {
  for (const { name, allowance } of WRONG_CODES) await limits.spend(name, userId, allowance);
  const found = await look();
  if (found === null) return null;
  for (const { name, allowance } of WRONG_CODES) await limits.refund(name, userId, allowance);
  return found;
};

/** Takes an app's code or a recovery code. Tells which it was, or null where it was neither. */
export const takeCode = (tools: Tools, userId: number, code: string) =>
  withCodesCounted(tools, userId, () => spend(tools, userId, code));

export const hasAppCodes = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(
    secondFactors,
    and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)),
  )) > 0;
