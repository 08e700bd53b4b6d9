import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import {
  deleteAllSessions,
  deleteKnownBrowsers,
  hasEmailSql,
  hashPassword,
  readPersonById,
  recordSecurityEvent,
  type UserRow,
} from '#features/accounts/core/server/index.ts';
import { passkeys, passwordResets, users } from '#features/accounts/core/server/tables.ts';
import {
  checkPasswordReset,
  removePasskeysAfterReset,
  requestPasswordReset,
  resetPassword,
} from '#features/accounts/sign-in/contract/passwords.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import { handle, type RequestContext } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { refuseCommonPassword } from './change-password-api.ts';
import { presentPasskey, type StoredPasskey } from './passkeys-api.ts';
import { passwordResetDoneEmail, passwordResetEmail } from './sign-in-emails.ts';

const RESET_MINUTES = 30;
const VALIDITY = { validSeconds: RESET_MINUTES * 60 };
const RESETS_PER_ADDRESS = { points: 3, seconds: 60 * 60 };
const RESETS_PER_NETWORK = { points: 10, seconds: 60 * 60 };

type Purpose = (typeof passwordResets.$inferSelect)['purpose'];

/** Issues a link's token, which is stored nowhere else. Earlier tokens become invalid. */
const issueToken = async (transaction: Db, userId: number, purpose: Purpose): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await transaction.insert(passwordResets).values({
    userId,
    purpose,
    tokenHash: hashBrowserToken(token),
    expiresAt: sql`now() + make_interval(mins => ${RESET_MINUTES})`,
  });
  return token;
};

const isGood = (token: string, purpose: Purpose) =>
  and(
    eq(passwordResets.tokenHash, hashBrowserToken(token)),
    eq(passwordResets.purpose, purpose),
    gt(passwordResets.expiresAt, sql`now()`),
  );

const mailReset = (services: Services, language: Language, person: UserRow) =>
  services.db.transaction(async (transaction) => {
    const token = await issueToken(transaction, person.id, 'password');
    const address = `${publicBaseUrl(services.config, language)}${href('/reset-password', { token })}`;
    const email = passwordResetEmail(language, address);
    await enqueueMail(transaction, services, { to: person.email, language, letter: email }, VALIDITY);
  });

interface ResetRequest {
  /** The field is named as in a mail's job, so that erasing a person removes it too. */
  to: string;
  language: Language;
}

/**
 * Looks for the account outside the request, which does the same for every address, so that its time does not reveal
 * who has one.
 */
export const mailPasswordResetJob: JobDefinition = {
  name: 'mail-reset',
  run: async (payload, services) => {
    const { to, language } = payload as ResetRequest;
    const [person] = await services.db.select().from(users).where(hasEmailSql(to));
    // The request may not come from the account's owner.
    if (person) await mailReset(services, mailLanguageOf({ language: person.language ?? language }), person);
  },
};

/** Deletes the token and returns its owner: of two concurrent requests only one gets a person. */
const spendReset = async (db: Db, token: string): Promise<UserRow | null> => {
  const [reset] = await db.delete(passwordResets).where(isGood(token, 'password')).returning();
  return reset ? readPersonById(db, reset.userId) : null;
};

const passkeysOf = (db: Db, userId: number): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));

/** The link proves the owner, so every other session ends. Passkeys stay, so the owner chooses which to remove. */
const reset = async (
  services: Services,
  requestContext: RequestContext,
  person: UserRow,
  newPassword: string,
) => {
  const { language } = requestContext;
  const password = await hashPassword(newPassword);
  return services.db.transaction(async (transaction) => {
    await transaction.update(users).set({ password }).where(eq(users.id, person.id));
    await deleteKnownBrowsers(transaction, person.id);
    await deleteAllSessions(transaction, person.id);
    const remainingPasskeys = await passkeysOf(transaction, person.id);
    const securityPage = `${publicBaseUrl(services.config, language)}${href('/settings', { tab: 'security' })}`;
    const email = passwordResetDoneEmail(language, remainingPasskeys, securityPage);
    await enqueueMail(transaction, services, { to: person.email, language, letter: email });
    await recordSecurityEvent(transaction, {
      kind: 'password-reset',
      personId: person.id,
      from: requestContext,
    });
    const removal =
      remainingPasskeys.length > 0 ? await issueToken(transaction, person.id, 'passkeys') : null;
    return { passkeys: remainingPasskeys.map(presentPasskey), removal };
  });
};

export const passwordResetRoutes = [
  // Every address gets the same response, so that it does not reveal who has an account.
  handle(requestPasswordReset, async (context) => {
    const { body, ip, services, refuse } = context;
    if (!services.config.mail.smtpUrl) throw refuse('resetUnavailable');
    await services.limits.spend('reset-ip', ipNetworkOf(ip), RESETS_PER_NETWORK);
    await services.limits.spend('reset-address', body.email.toLowerCase(), RESETS_PER_ADDRESS);
    const payload: ResetRequest = { to: body.email, language: context.language };
    await services.jobs.add(services.db, mailPasswordResetJob.name, payload, VALIDITY);
    return {};
  }),

  handle(checkPasswordReset, async ({ query, services, refuse }) => {
    const isUsable = isGood(query.token, 'password');
    if ((await services.db.$count(passwordResets, isUsable)) === 0) throw refuse('resetGone');
    return {};
  }),

  handle(resetPassword, async (context) => {
    const { body, services, refuse } = context;
    refuseCommonPassword(body.newPassword);
    const person = await spendReset(services.db, body.token);
    if (!person) throw refuse('resetGone');
    return reset(services, context, person, body.newPassword);
  }),

  handle(removePasskeysAfterReset, ({ body, ip, userAgent, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const isMatching = isGood(body.removal, 'passkeys');
      const [resetRow] = await transaction.select().from(passwordResets).where(isMatching);
      if (!resetRow) throw refuse('resetGone');
      const { userId } = resetRow;
      const isOwn = eq(passkeys.userId, userId);
      const removed = await transaction.delete(passkeys).where(and(isOwn, inArray(passkeys.id, body.ids)));
      const event = { kind: 'passkey-removed', personId: userId, from: { ip, userAgent } } as const;
      if (removed.rowCount !== 0) await recordSecurityEvent(transaction, event);
      return { passkeys: (await passkeysOf(transaction, userId)).map(presentPasskey) };
    }),
  ),
];

export const deleteExpiredPasswordResets = (db: Db) =>
  db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
