import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { emailSchema as emailField } from '#features/accounts/core/contract/account-fields.ts';
import { requestVerificationCode, verifyContactCode } from '#features/accounts/core/contract/verification.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { hashBrowserToken, createBrowserToken } from '#server/auth/browser-token.ts';
import type { Db } from '#server/database/db.ts';
import { handle, invalidFieldError, type RequestContext, type ResponseCookies } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { Services } from '#server/services/services.ts';
import { applyContactChange, resendContactChangeCode, pendingContactOf } from './contact-change.ts';
import { phoneNumberToE164 } from './phone-number-to-e164.ts';
import { readPersonById, type UserRow } from './read-people.ts';
import { users, verificationCodes } from './tables.ts';
import { uniqueViolationOf } from './unique-violation.ts';
import {
  type VerificationCodeOwner,
  type ContactType,
  sendVerificationCode,
  redeemVerificationCode,
  checkVerificationCode,
} from './verification-codes.ts';

/** A browser's proof stays valid this long for the registration that follows. */
const PROOF_MINUTES = 60;
const HOUR = 60 * 60;
const SENDS_PER_ADDRESS = { points: 3, seconds: HOUR };
const SENDS_PER_NETWORK = { points: 10, seconds: HOUR };

/** Returns an address or number in the form that codes are stored with, be it an account's or not. */
const targetOf = (type: ContactType, to: string): string => {
  if (type === 'sms') {
    const number = phoneNumberToE164(to);
    if (number === null) throw invalidFieldError('to', messageKey('phoneInvalid'));
    return number;
  }
  if (!emailField.safeParse(to).success) throw invalidFieldError('to', messageKey('emailInvalid'));
  return to.toLowerCase();
};

/** Returns the address or number that an account would verify; null if it has no number. */
const contactOf = ({ email, phoneNumber }: UserRow, type: ContactType) =>
  type === 'email' ? email.toLowerCase() : phoneNumber;

const browserOwner = ({
  browserToken,
  setBrowserToken,
}: RequestContext & Pick<ResponseCookies, 'setBrowserToken'>): VerificationCodeOwner => {
  const token = browserToken ?? createBrowserToken();
  setBrowserToken(token);
  return { userId: null, browserHash: hashBrowserToken(token) };
};

/** Marks only the code's target as verified, because the account may have changed its contact since. */
const markProved = async (transaction: Db, userId: number, type: ContactType, target: string) => {
  const proved =
    type === 'email'
      ? { set: { isEmailVerified: true }, where: sql`lower(${users.email}) = ${target}` }
      : { set: { isPhoneVerified: true }, where: eq(users.phoneNumber, target) };
  const marked = await transaction
    .update(users)
    .set(proved.set)
    .where(and(eq(users.id, userId), proved.where));
  return marked.rowCount === 1;
};

interface RightCode {
  id: number;
  userId: number | null;
  type: ContactType;
  target: string;
}

/** Applies a right code. Returns false if it was used already, or no longer proves anything. */
const useCode = (
  services: Services,
  { id, userId, type, target }: RightCode,
  requestContext: RequestContext,
): Promise<boolean> =>
  services.db.transaction(async (transaction) => {
    if (!(await redeemVerificationCode(transaction, id))) return false;
    if (userId === null) return true;
    await transaction.execute(sql`select 1 from users where id = ${userId} for no key update`);
    const person = await readPersonById(transaction, userId);
    if (pendingContactOf(person, type) !== target) return markProved(transaction, userId, type, target);
    const within = { ...services, db: transaction };
    await applyContactChange(within, requestContext, person, type);
    return true;
  });

export const verificationRoutes = [
  handle(requestVerificationCode, async (context) => {
    const { body, person, ip, language, services, refuse } = context;
    const { type, to } = body;
    // Somebody else's account is refused as if it did not exist.
    if (body.userId !== undefined && body.userId !== person?.id) throw refuse('nobody');
    const account = body.userId === undefined ? null : await readPersonById(services.db, body.userId);
    const target = account && to === undefined ? contactOf(account, type) : targetOf(type, to ?? '');
    if (target === null) throw refuse('noPhoneNumber');
    await services.limits.spend('code-ip', ipNetworkOf(ip), SENDS_PER_NETWORK);
    if (account && pendingContactOf(account, type) === target) {
      await resendContactChangeCode(services, language, account.id, type, target);
      return {};
    }
    if (account && target !== contactOf(account, type)) throw refuse('nobody');
    await services.limits.spend('code-target', `${type} ${target}`, SENDS_PER_ADDRESS);
    const owner = account ? { userId: account.id, browserHash: null } : browserOwner(context);
    await sendVerificationCode(services, language, owner, type, target);
    return {};
  }),

  handle(verifyContactCode, async (context) => {
    const { body, person, browserToken, services, refuse } = context;
    const { type, code } = body;
    if (body.userId !== undefined && body.userId !== person?.id) throw refuse('nobody');
    const isForAccount = body.userId !== undefined;
    if (!isForAccount && browserToken === null) throw refuse('codeGone');
    const owner: VerificationCodeOwner = isForAccount
      ? { userId: body.userId ?? null, browserHash: null }
      : { userId: null, browserHash: hashBrowserToken(browserToken ?? '') };
    const target = isForAccount ? undefined : eq(verificationCodes.target, targetOf(type, body.to ?? ''));
    const tried = await checkVerificationCode(services.db, owner, { type, target, code });
    if (tried === 'gone') throw refuse('codeGone');
    if (tried === 'wrong') throw refuse('wrongCode');
    try {
      if (!(await useCode(services, tried, context))) throw refuse('codeGone');
    } catch (error) {
      // Somebody has registered with it since the code was sent.
      throw uniqueViolationOf(error) === 'emailTaken' ? refuse('emailTaken') : error;
    }
    return {};
  }),
];

/** Returns which of a registering person's contacts this browser has verified already. */
export const findContactsVerifiedByBrowser = async (
  db: Db,
  browserToken: string | null,
  contacts: { email: string; sms: string | null },
): Promise<Record<ContactType, boolean>> => {
  if (browserToken === null) return { email: false, sms: false };
  const proofs = await db
    .select({ type: verificationCodes.type, target: verificationCodes.target })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.browserHash, hashBrowserToken(browserToken)),
        eq(verificationCodes.isUsed, true),
        gt(verificationCodes.createdAt, sql`now() - make_interval(mins => ${PROOF_MINUTES})`),
      ),
    );
  const has = (type: ContactType, target: string | null) =>
    proofs.some((proof) => proof.type === type && proof.target === target);
  return { email: has('email', contacts.email.toLowerCase()), sms: has('sms', contacts.sms) };
};

/** Codes are valid for minutes; after a day they only reveal who proved what when. */
export const deleteOldVerificationCodes = (db: Db) =>
  db
    .delete(verificationCodes)
    .where(lt(verificationCodes.createdAt, sql`now() - make_interval(days => ${RETENTION_DAYS.codes})`));
