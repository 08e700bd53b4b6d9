import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { VERIFICATION_CODE_LENGTH } from '#features/accounts/core/contract/account-fields.ts';
import { type EmailContent, enqueueMail, enqueueSms } from '#features/notifications/email/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { contactChangeCodeEmail, verificationCodeEmail, verificationCodeSms } from './account-emails.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { verificationCodes } from './tables.ts';

export type ContactType = 'email' | 'sms';

type CodeRow = typeof verificationCodes.$inferSelect;

const CODE_MINUTES = 10;
const VALIDITY = { validSeconds: CODE_MINUTES * 60 };
const TRIES = 5;

/** A code belongs to an account, or to a browser that has no account yet. */
export interface VerificationCodeOwner {
  userId: number | null;
  browserHash: Buffer | null;
}

const ownedBy = ({ userId, browserHash }: VerificationCodeOwner): SQL =>
  userId === null
    ? eq(verificationCodes.browserHash, browserHash ?? Buffer.alloc(0))
    : eq(verificationCodes.userId, userId);

/** The code goes out by mail or SMS, and only its hash is stored. */
export interface NewVerificationCode {
  code: string;
  hash: string;
}

/**
 * Hashes the code like a password: of a million codes a quick hash would be broken instantly by a reader of a backup.
 * Being slow, it runs before the transaction that stores it.
 */
export const createVerificationCode = async (): Promise<NewVerificationCode> => {
  const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
  return { code, hash: await hashPassword(code) };
};

interface CodeSending {
  newCode: NewVerificationCode;
  owner: VerificationCodeOwner;
  type: ContactType;
  target: string;
  language: Language;
  emailOf: (language: Language, code: string) => EmailContent;
}

/** A new code replaces earlier ones, and is sent exactly if it is stored. */
const send = async (services: Services, { newCode, owner, type, target, language, emailOf }: CodeSending) => {
  const { code, hash } = newCode;
  // An account may have one open code for its own address and one for its new address.
  const isSameTarget = owner.userId === null ? undefined : eq(verificationCodes.target, target);
  await services.db.transaction(async (transaction) => {
    await transaction
      .delete(verificationCodes)
      .where(
        and(
          ownedBy(owner),
          eq(verificationCodes.type, type),
          eq(verificationCodes.isUsed, false),
          isSameTarget,
        ),
      );
    await transaction.insert(verificationCodes).values({
      ...owner,
      type,
      target,
      code: hash,
      expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
    });
    if (type === 'email')
      await enqueueMail(
        transaction,
        services,
        { to: target, language, letter: emailOf(language, code) },
        VALIDITY,
      );
    else
      await enqueueSms(
        transaction,
        services,
        { to: target, text: verificationCodeSms(language, code) },
        VALIDITY,
      );
  });
};

export const sendVerificationCode = async (
  services: Services,
  language: Language,
  owner: VerificationCodeOwner,
  type: ContactType,
  target: string,
) =>
  send(services, {
    newCode: await createVerificationCode(),
    owner,
    type,
    target,
    language,
    emailOf: verificationCodeEmail,
  });

/** Sends a code to an account's pending address or number. */
export const sendContactChangeCode = (
  services: Services,
  {
    userId,
    ...sending
  }: { newCode: NewVerificationCode; language: Language; userId: number; type: ContactType; target: string },
) => send(services, { ...sending, owner: { userId, browserHash: null }, emailOf: contactChangeCodeEmail });

/**
 * One try of the newest codes of a kind, and which of them it is. The count rises in the same statement that reads
 * them. `gone` where there is nothing left to try.
 */
export const checkVerificationCode = async (
  db: Db,
  owner: VerificationCodeOwner,
  { type, target, code }: { type: ContactType; target: SQL | undefined; code: string },
): Promise<CodeRow | 'wrong' | 'gone'> => {
  const isAlive = and(
    eq(verificationCodes.isUsed, false),
    lt(verificationCodes.attempts, TRIES),
    gt(verificationCodes.expiresAt, sql`now()`),
  );
  const rows = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(ownedBy(owner), eq(verificationCodes.type, type), target, isAlive))
    .returning();
  for (const row of rows) if (await verifyPassword(row.code, code)) return row;
  return rows.length > 0 ? 'wrong' : 'gone';
};

/** Marks the code as used. Of two concurrent requests only one returns true. */
export const redeemVerificationCode = async (transaction: Db, codeId: number): Promise<boolean> => {
  const result = await transaction
    .update(verificationCodes)
    .set({ isUsed: true })
    .where(and(eq(verificationCodes.id, codeId), eq(verificationCodes.isUsed, false)));
  return result.rowCount === 1;
};
