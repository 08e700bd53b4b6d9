import { signIn } from '#accounts/contract/accounts.ts';
import { currentUser, signOut } from '#kernel/current-user.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { Limits } from '#server/limits.ts';
import { beginSession } from './begin-session.ts';
import { verifyPassword } from './passwords.ts';
import { findByLogin, presentUser, type UserRow } from './people.ts';
import { endSession } from './sessions.ts';

const QUARTER_HOUR = 15 * 60;
/** Failures, not sign-ins: a point is taken in advance and given back when the password was right. */
const FAILURES_PER_ACCOUNT = { points: 10, seconds: QUARTER_HOUR };
/** One address that tries many accounts. */
const FAILURES_PER_IP = { points: 100, seconds: QUARTER_HOUR };

// A name nobody has is counted too, or a refusal would tell which names exist.
const accountKey = (row: UserRow | undefined, login: string) =>
  row?.id ?? login.normalize('NFKC').toLowerCase();

/**
 * Takes the point before the password is looked at: of many guesses at once only so many are made. Both
 * counts stand in the database, so a second instance or another forwarded address changes nothing.
 */
export const withFailuresCounted = async (
  limits: Limits,
  who: { account: string | number; ip: string },
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  await limits.spend('sign-in-ip', who.ip, FAILURES_PER_IP);
  await limits.spend('sign-in', who.account, FAILURES_PER_ACCOUNT);
  if (!(await isRight())) return false;
  await limits.refund('sign-in-ip', who.ip, FAILURES_PER_IP);
  await limits.refund('sign-in', who.account, FAILURES_PER_ACCOUNT);
  return true;
};

export const signInRoutes: Route[] = [
  answer(currentUser, async ({ account }) => {
    if (!account) throw new Error('A session without its person');
    return presentUser(account);
  }),

  answer(signIn, async (asking) => {
    const { body, ip, tools, refuse } = asking;
    const row = await findByLogin(tools.db, body.username);
    const who = { account: accountKey(row, body.username), ip };
    const isRight = await withFailuresCounted(tools.limits, who, () =>
      verifyPassword(row?.password ?? null, body.password),
    );
    if (!row || !isRight) throw refuse('wrongCredentials');
    // Only who knows the password learns that the account is suspended.
    if (row.isSuspended) throw refuse('suspended', { reason: row.suspensionReason ?? '' });
    await beginSession(asking, row, body.rememberMe ?? false);
    return presentUser(row);
  }),

  answer(signOut, async ({ sessionId, tools, setSession }) => {
    if (sessionId !== null) await endSession(tools.db, sessionId);
    setSession(null);
    return {};
  }),
];
