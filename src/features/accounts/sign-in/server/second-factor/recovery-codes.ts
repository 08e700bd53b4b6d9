import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recoveryCodes } from '#features/accounts/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { encodeBase32 } from './totp.ts';

const CODES = 10;
// Nobody can try out 120 bits, so a quick hash protects them as well as a slow one (ASVS 6.5.2 asks for 112).
const BYTES = 15;
const GROUP = 4;

const hashOf = (code: string) => createHash('sha256').update(code).digest();

const groupedCode = (code: string) =>
  Array.from({ length: code.length / GROUP }, (_, index) =>
    code.slice(index * GROUP, (index + 1) * GROUP),
  ).join('-');

/** Makes ten new codes, which are stored nowhere else in clear. Earlier ones become invalid. */
export const createRecoveryCodes = async (transaction: Db, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, () => encodeBase32(randomBytes(BYTES)).toLowerCase());
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes.map(groupedCode);
};

/** Returns whether it was one of theirs, and deletes it. */
export const redeemRecoveryCode = async (transaction: Db, userId: number, code: string): Promise<boolean> => {
  const { rowCount } = await transaction
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code.toLowerCase()))));
  return rowCount === 1;
};

export const countRecoveryCodes = (db: Db, userId: number) =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
