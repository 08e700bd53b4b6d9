import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import {
  endAllSessions,
  findPerson,
  forgetKnownBrowsers,
  hasEmail,
  hashPassword,
  noteSecurityEvent,
  type UserRow,
} from '#accounts/server/index.ts';
import { passkeys, passwordResets, users } from '#accounts/server/tables.ts';
import type { Language } from '#kernel/language.ts';
import { mail, readerLanguage } from '#mail/server/index.ts';
import { hashOfToken } from '#server/browser-token.ts';
import type { Db } from '#server/database/db.ts';
import { type Asker, answer } from '#server/http/answer.ts';
import type { Job } from '#server/jobs.ts';
import { networkOf } from '#server/network.ts';
import { publicAddress } from '#server/public-address.ts';
import type { Tools } from '#server/tools.ts';
import {
  removePasskeysAfterReset,
  requestPasswordReset,
  resetPassword,
} from '#sign-in/contract/passwords.ts';
import { passwordResetDoneLetter, resetLetter } from './letters.ts';
import { refuseCommon } from './own-password.ts';
import { presentPasskey, type StoredPasskey } from './passkeys.ts';

const RESET_MINUTES = 30;
const VALIDITY = { validSeconds: RESET_MINUTES * 60 };
const RESETS_PER_ADDRESS = { points: 3, seconds: 60 * 60 };
const RESETS_PER_NETWORK = { points: 10, seconds: 60 * 60 };

type Purpose = (typeof passwordResets.$inferSelect)['purpose'];

/** A link's token, which exists nowhere else. Those before it are worth nothing any more. */
const issueToken = async (transaction: Db, userId: number, purpose: Purpose): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await transaction.insert(passwordResets).values({
    userId,
    purpose,
    tokenHash: hashOfToken(token),
    expiresAt: sql`now() + make_interval(mins => ${RESET_MINUTES})`,
  });
  return token;
};

const isGood = (token: string, purpose: Purpose) =>
  and(
    eq(passwordResets.tokenHash, hashOfToken(token)),
    eq(passwordResets.purpose, purpose),
    gt(passwordResets.expiresAt, sql`now()`),
  );

const mailReset = (tools: Tools, language: Language, person: UserRow) =>
  tools.db.transaction(async (transaction) => {
    const token = await issueToken(transaction, person.id, 'password');
    const address = `${publicAddress(tools.config, language)}/reset-password?token=${token}`;
    const letter = resetLetter(language, address);
    await mail(transaction, tools, { to: person.email, language, letter }, VALIDITY);
  });

interface AskedReset {
  /** Under the same name as in a mail's job, so that erasing a person removes it too. */
  to: string;
  language: Language;
}

/**
 * Looks for the account outside the request, which does the same for every address: how long it takes does not tell
 * who has one.
 */
export const mailResetJob: Job = {
  name: 'mail-reset',
  run: async (payload, tools) => {
    const { to, language } = payload as AskedReset;
    const [person] = await tools.db.select().from(users).where(hasEmail(to));
    // Who asks need not be whose account it is.
    if (person) await mailReset(tools, readerLanguage({ language: person.language ?? language }), person);
  },
};

/** Takes the link away and says whose it was: of two that bring it at once, one gets a person. */
const spendReset = async (db: Db, token: string): Promise<UserRow | null> => {
  const [reset] = await db.delete(passwordResets).where(isGood(token, 'password')).returning();
  return reset ? findPerson(db, reset.userId) : null;
};

const passkeysOf = (db: Db, userId: number): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));

/** The link proves the owner, so every other session ends. Passkeys stay, so the owner is asked about them. */
const reset = async (tools: Tools, asker: Asker, person: UserRow, newPassword: string) => {
  const { language } = asker;
  const password = await hashPassword(newPassword);
  return tools.db.transaction(async (transaction) => {
    await transaction.update(users).set({ password }).where(eq(users.id, person.id));
    await forgetKnownBrowsers(transaction, person.id);
    await endAllSessions(transaction, person.id);
    const kept = await passkeysOf(transaction, person.id);
    const securityPage = `${publicAddress(tools.config, language)}/settings?tab=security`;
    const letter = passwordResetDoneLetter(language, kept, securityPage);
    await mail(transaction, tools, { to: person.email, language, letter });
    await noteSecurityEvent(transaction, { kind: 'password-reset', personId: person.id, from: asker });
    const removal = kept.length > 0 ? await issueToken(transaction, person.id, 'passkeys') : null;
    return { passkeys: kept.map(presentPasskey), removal };
  });
};

export const passwordResetRoutes = [
  // The same answer for every address: it must not tell who has an account.
  answer(requestPasswordReset, async (asking) => {
    const { body, ip, tools, refuse } = asking;
    if (!tools.config.mail.smtpUrl) throw refuse('resetUnavailable');
    await tools.limits.spend('reset-ip', networkOf(ip), RESETS_PER_NETWORK);
    await tools.limits.spend('reset-address', body.email.toLowerCase(), RESETS_PER_ADDRESS);
    const asked: AskedReset = { to: body.email, language: asking.language };
    await tools.jobs.add(tools.db, mailResetJob.name, asked, VALIDITY);
    return {};
  }),

  answer(resetPassword, async (asking) => {
    const { body, tools, refuse } = asking;
    refuseCommon(body.newPassword);
    const person = await spendReset(tools.db, body.token);
    if (!person) throw refuse('resetGone');
    return reset(tools, asking, person, body.newPassword);
  }),

  answer(removePasskeysAfterReset, ({ body, ip, userAgent, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const isAsked = isGood(body.removal, 'passkeys');
      const [asked] = await transaction.select().from(passwordResets).where(isAsked);
      if (!asked) throw refuse('resetGone');
      const { userId } = asked;
      const isOwn = eq(passkeys.userId, userId);
      const removed = await transaction.delete(passkeys).where(and(isOwn, inArray(passkeys.id, body.ids)));
      const event = { kind: 'passkey-removed', personId: userId, from: { ip, userAgent } } as const;
      if (removed.rowCount !== 0) await noteSecurityEvent(transaction, event);
      return { passkeys: (await passkeysOf(transaction, userId)).map(presentPasskey) };
    }),
  ),
];

export const forgetOldResets = (db: Db) =>
  db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
