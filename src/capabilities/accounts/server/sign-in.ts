import { signIn } from '#accounts/contract/accounts.ts';
import { currentUser, signOut } from '#kernel/current-user.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { beginSession } from './begin-session.ts';
import { verifyPassword } from './passwords.ts';
import { findByLogin, presentUser } from './people.ts';
import { noteRefusedSignIn } from './security-events.ts';
import { endSession } from './sessions.ts';
import { withFailuresCounted } from './sign-in-tries.ts';

export const signInRoutes: Route[] = [
  answer(currentUser, async ({ account }) => {
    if (!account) throw new Error('A session without its person');
    return presentUser(account);
  }),

  answer(signIn, async (asking) => {
    const { body, tools, refuse } = asking;
    const row = await findByLogin(tools.db, body.username);
    const isRight = await withFailuresCounted(asking, row, body.username, () =>
      verifyPassword(row?.password ?? null, body.password),
    );
    if (!row || !isRight) {
      await noteRefusedSignIn(tools.db, row?.id ?? null, asking);
      throw refuse('wrongCredentials');
    }
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
