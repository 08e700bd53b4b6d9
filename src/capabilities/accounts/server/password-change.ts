import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
  updatePassword,
} from '#accounts/contract/settings.ts';
import { say } from '#accounts/strings/say.ts';
import type { Language } from '#kernel/language.ts';
import type { Person } from '#kernel/visitor.ts';
import { mail } from '#mail/server/index.ts';
import { hashOfToken } from '#server/browser-token.ts';
import type { Db } from '#server/database/db.ts';
import type { Asker } from '#server/http/answer.ts';
import { answer, invalidField } from '#server/http/answer.ts';
import type { Job } from '#server/jobs.ts';
import { networkOf } from '#server/network.ts';
import { publicAddress } from '#server/public-address.ts';
import type { Tools } from '#server/tools.ts';
import { forgetKnownBrowsers } from './known-browsers.ts';
import { passwordChangedLetter, resetLetter } from './letters.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { findPerson, hasEmail, type UserRow } from './people.ts';
import { noteSecurityEvent } from './security-events.ts';
import { deleteOtherSessions, endAllSessions } from './sessions.ts';
import { passwordResets, users } from './tables.ts';

const WRONG_TRIES = { points: 10, seconds: 15 * 60 };
const RESET_MINUTES = 30;
const RESETS_PER_ADDRESS = { points: 3, seconds: 60 * 60 };
const RESETS_PER_IP = { points: 10, seconds: 60 * 60 };

const refuseCommon = (password: string) => {
  if (isCommonPassword(password)) throw invalidField('newPassword', say('passwordTooCommon'));
};

/** Whether this is the signed-in person's password; wrong ones are counted as at sign-in. */
export const isOwnPassword = async (tools: Tools, person: UserRow, password: string): Promise<boolean> => {
  await tools.limits.spend('own-password', person.id, WRONG_TRIES);
  const isRight = await verifyPassword(person.password, password);
  if (isRight) await tools.limits.refund('own-password', person.id, WRONG_TRIES);
  return isRight;
};

/** Stores a new password, ends every other session and tells the person. */
const store = async (
  tools: Tools,
  asker: Asker,
  person: UserRow,
  { kind, newPassword }: { kind: 'password-changed' | 'password-reset'; newPassword: string },
) => {
  const password = await hashPassword(newPassword);
  await tools.db.transaction(async (transaction) => {
    await transaction.update(users).set({ password }).where(eq(users.id, person.id));
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, person.id));
    const isOwnSession = asker.person?.id === person.id && asker.sessionId !== null;
    if (isOwnSession) await deleteOtherSessions(transaction, person.id, asker.sessionId ?? 0);
    else await endAllSessions(transaction, person.id);
    const letter = passwordChangedLetter(asker.language);
    await mail(transaction, tools, { to: person.email, language: asker.language, letter });
    await noteSecurityEvent(transaction, { kind, personId: person.id, from: asker });
  });
};

/** Both screens change the one password; only what they ask of the new one differs. */
const changeOwn = async (
  asker: Asker & { tools: Tools; person: Person },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<boolean> => {
  refuseCommon(newPassword);
  const person = await findPerson(asker.tools.db, asker.person.id);
  if (!(await isOwnPassword(asker.tools, person, currentPassword))) return false;
  await store(asker.tools, asker, person, { kind: 'password-changed', newPassword });
  return true;
};

const mailReset = async (tools: Tools, language: Language, person: UserRow) => {
  const token = randomBytes(32).toString('base64url');
  const address = `${publicAddress(tools.config)}/reset-password?token=${token}`;
  await tools.db.transaction(async (transaction) => {
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, person.id));
    await transaction.insert(passwordResets).values({
      userId: person.id,
      tokenHash: hashOfToken(token),
      expiresAt: sql`now() + make_interval(mins => ${RESET_MINUTES})`,
    });
    await mail(transaction, tools, { to: person.email, language, letter: resetLetter(language, address) });
  });
};

interface AskedReset {
  /** Named as in a mail, so that whoever is erased leaves no such job. */
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
    if (person) await mailReset(tools, language, person);
  },
};

/** Takes the link away and says whose it was: of two that bring it at once, one gets a person. */
const spendReset = async (db: Db, token: string): Promise<UserRow | null> => {
  const [reset] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOfToken(token)), gt(passwordResets.expiresAt, sql`now()`)))
    .returning();
  return reset ? findPerson(db, reset.userId) : null;
};

export const passwordRoutes = [
  answer(changePassword, async (asking) => {
    if (!(await changeOwn(asking, asking.body))) throw asking.refuse('wrongPassword');
    return {};
  }),

  answer(updatePassword, async (asking) => {
    if (!(await changeOwn(asking, asking.body))) throw asking.refuse('wrongPassword');
    return {};
  }),

  // The same answer for every address: it must not tell who has an account.
  answer(requestPasswordReset, async (asking) => {
    const { body, ip, tools, refuse } = asking;
    if (!tools.config.mail.smtpUrl) throw refuse('resetUnavailable');
    await tools.limits.spend('reset-ip', networkOf(ip), RESETS_PER_IP);
    await tools.limits.spend('reset-address', body.email.toLowerCase(), RESETS_PER_ADDRESS);
    const asked: AskedReset = { to: body.email, language: asking.language };
    await tools.jobs.add(tools.db, mailResetJob.name, asked);
    return {};
  }),

  answer(resetPassword, async (asking) => {
    const { body, tools, refuse } = asking;
    refuseCommon(body.newPassword);
    const person = await spendReset(tools.db, body.token);
    if (!person) throw refuse('resetGone');
    await forgetKnownBrowsers(tools.db, person.id);
    await store(tools, asking, person, { kind: 'password-reset', newPassword: body.newPassword });
    return {};
  }),
];

export const forgetOldResets = (db: Db) =>
  db.delete(passwordResets).where(lt(passwordResets.expiresAt, sql`now()`));
