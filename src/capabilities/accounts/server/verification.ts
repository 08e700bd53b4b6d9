import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { CODE_LENGTH, email as emailField } from '#accounts/contract/fields.ts';
import { requestVerification, verifyCode } from '#accounts/contract/verification.ts';
import { say } from '#accounts/strings/say.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { mail, sms } from '#mail/server/index.ts';
import { hashOfToken, newBrowserToken } from '#server/browser-token.ts';
import type { Db } from '#server/database/db.ts';
import { type Asker, answer, type Cookies, invalidField } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import type { Tools } from '#server/tools.ts';
import { codeLetter, codeText } from './letters.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { findPerson } from './people.ts';
import { toE164 } from './phone-number.ts';
import { users, verificationCodes } from './tables.ts';

type CodeType = 'email' | 'sms';

const CODE_MINUTES = 10;
const TRIES = 5;
/** What a browser proved is kept for a registration that follows. */
const PROOF_MINUTES = 60;
const HOUR = 60 * 60;
const SENDS_PER_ADDRESS = { points: 3, seconds: HOUR };
const SENDS_PER_IP = { points: 10, seconds: HOUR };

/** Whose code it is: an account's, or a browser's that has no account yet. */
interface Owner {
  userId: number | null;
  browserHash: Buffer | null;
}

const ownedBy = ({ userId, browserHash }: Owner): SQL =>
  userId === null
    ? eq(verificationCodes.browserHash, browserHash ?? Buffer.alloc(0))
    : eq(verificationCodes.userId, userId);

interface Naming {
  type: CodeType;
  userId?: number | undefined;
  to?: string | undefined;
}

/** An address or number that is to be proved before there is an account. */
const targetOf = ({ type, to = '' }: Naming): string => {
  if (type === 'sms') {
    const number = toE164(to);
    if (number === null) throw invalidField('to', say('phoneInvalid'));
    return number;
  }
  if (!emailField.safeParse(to).success) throw invalidField('to', say('emailInvalid'));
  return to.toLowerCase();
};

/** What an account would have verified; null where it has no number. */
const contactOf = async (db: Db, type: CodeType, userId: number) => {
  const { email, phoneNumber } = await findPerson(db, userId);
  return type === 'email' ? email.toLowerCase() : phoneNumber;
};

const newCode = () => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

/**
 * A new code ends the ones before, and is sent exactly if it is kept. It is kept like a password: of a million codes
 * a quick hash would be found at once by whoever reads a backup.
 */
const issue = async (tools: Tools, { language }: Asker, owner: Owner, type: CodeType, target: string) => {
  const code = newCode();
  const hash = await hashPassword(code);
  await tools.db.transaction(async (transaction) => {
    await transaction
      .delete(verificationCodes)
      .where(and(ownedBy(owner), eq(verificationCodes.type, type), eq(verificationCodes.isUsed, false)));
    await transaction.insert(verificationCodes).values({
      ...owner,
      type,
      target,
      code: hash,
      expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
    });
    if (type === 'email') {
      await mail(transaction, tools, { to: target, language, letter: codeLetter(language, code) });
    } else {
      await sms(transaction, tools, { to: target, text: codeText(language, code) });
    }
  });
};

const browserOwner = ({ browserToken, setBrowserToken }: Asker & Pick<Cookies, 'setBrowserToken'>): Owner => {
  const token = browserToken ?? newBrowserToken();
  setBrowserToken(token);
  return { userId: null, browserHash: hashOfToken(token) };
};

/** One try of the newest code of its kind. The count rises in the same statement that reads the code. */
const tryCode = async (db: Db, owner: Owner, type: CodeType, target: SQL | undefined) => {
  const isAlive = and(
    eq(verificationCodes.isUsed, false),
    lt(verificationCodes.attempts, TRIES),
    gt(verificationCodes.expiresAt, sql`now()`),
  );
  const [row] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(ownedBy(owner), eq(verificationCodes.type, type), target, isAlive))
    .returning();
  return row;
};

/** The code is spent; of two that bring it at once, one gets through. */
const spendCode = async (db: Db, codeId: number, owner: Owner, type: CodeType, target: string) =>
  db.transaction(async (transaction) => {
    const spent = await transaction
      .update(verificationCodes)
      .set({ isUsed: true })
      .where(and(eq(verificationCodes.id, codeId), eq(verificationCodes.isUsed, false)));
    if (spent.rowCount === 0 || owner.userId === null) return spent.rowCount === 1;
    // Only what the code was sent to is proved: the account may have changed it since.
    const proved =
      type === 'email'
        ? { set: { isEmailVerified: true }, where: sql`lower(${users.email}) = ${target}` }
        : { set: { isPhoneVerified: true }, where: eq(users.phoneNumber, target) };
    const marked = await transaction
      .update(users)
      .set(proved.set)
      .where(and(eq(users.id, owner.userId), proved.where));
    return marked.rowCount === 1;
  });

export const verificationRoutes = [
  answer(requestVerification, async (asking) => {
    const { body, person, ip, tools, refuse } = asking;
    const { type } = body;
    // Another's account answers as if it did not exist.
    if (body.userId !== undefined && body.userId !== person?.id) throw refuse('nobody');
    const target =
      body.userId === undefined ? targetOf({ ...body, type }) : await contactOf(tools.db, type, body.userId);
    if (target === null) throw refuse('noPhoneNumber');
    await tools.limits.spend('code-ip', networkOf(ip), SENDS_PER_IP);
    await tools.limits.spend('code-target', `${type} ${target}`, SENDS_PER_ADDRESS);
    const owner =
      body.userId === undefined ? browserOwner(asking) : { userId: body.userId, browserHash: null };
    await issue(tools, asking, owner, type, target);
    return {};
  }),

  answer(verifyCode, async ({ body, person, browserToken, tools, refuse }) => {
    const { type } = body;
    if (body.userId !== undefined && body.userId !== person?.id) throw refuse('nobody');
    const isForAccount = body.userId !== undefined;
    if (!isForAccount && browserToken === null) throw refuse('codeGone');
    const owner: Owner = isForAccount
      ? { userId: body.userId ?? null, browserHash: null }
      : { userId: null, browserHash: hashOfToken(browserToken ?? '') };
    const target = isForAccount ? undefined : eq(verificationCodes.target, targetOf({ ...body, type }));
    const tried = await tryCode(tools.db, owner, type, target);
    if (!tried) throw refuse('codeGone');
    if (!(await verifyPassword(tried.code, body.code))) throw refuse('wrongCode');
    if (!(await spendCode(tools.db, tried.id, owner, type, tried.target))) throw refuse('codeGone');
    return {};
  }),
];

/** Which of a joining person's contacts this browser has proved already. */
export const provedContacts = async (
  db: Db,
  browserToken: string | null,
  contacts: { email: string; sms: string | null },
): Promise<Record<CodeType, boolean>> => {
  if (browserToken === null) return { email: false, sms: false };
  const proofs = await db
    .select({ type: verificationCodes.type, target: verificationCodes.target })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.browserHash, hashOfToken(browserToken)),
        eq(verificationCodes.isUsed, true),
        gt(verificationCodes.createdAt, sql`now() - make_interval(mins => ${PROOF_MINUTES})`),
      ),
    );
  const has = (type: CodeType, target: string | null) =>
    proofs.some((proof) => proof.type === type && proof.target === target);
  return { email: has('email', contacts.email.toLowerCase()), sms: has('sms', contacts.sms) };
};

/** Codes are of use for minutes; what is a day old says only who proved what when. */
export const forgetOldCodes = (db: Db) =>
  db
    .delete(verificationCodes)
    .where(lt(verificationCodes.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS.codes})`));
