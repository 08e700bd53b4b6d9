import {
  beginSession,
  endSession,
  findByLogin,
  noteRefusedSignIn,
  noteSecurityEvent,
  presentUser,
  suspendedRefusal,
  verifyPassword,
} from '#accounts/server/index.ts';
import { currentUser, signOut } from '#kernel/current-user.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { signIn } from '#sign-in/contract/sign-in.ts';
import { judgeFactor } from './second-factor/at-sign-in.ts';
import { withFailuresCounted } from './sign-in-tries.ts';

export const signInRoutes: Route[] = [
  answer(currentUser, async ({ account, person }) => {
    if (!account) throw new Error('A session without its person');
    return presentUser(account, person.mustAddFactor);
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
    if (row.isSuspended) {
      const { code, words } = suspendedRefusal(row, asking.language);
      throw refuse(code, words);
    }
    const { outcome, mustAddFactor } = await judgeFactor(asking, row, body.code);
    if (outcome === 'wrongSecondFactor') await noteRefusedSignIn(tools.db, row.id, asking);
    if (outcome !== 'enough' && outcome !== 'recovery') throw refuse(outcome);
    if (outcome === 'recovery') {
      await noteSecurityEvent(tools.db, { kind: 'recovery-code-used', personId: row.id, from: asking });
    }
    await beginSession(asking, row, body.rememberMe ?? false);
    return presentUser(row, mustAddFactor);
  }),

  answer(signOut, async ({ sessionId, tools, setSession }) => {
    if (sessionId !== null) await endSession(tools.db, sessionId);
    setSession(null);
    return {};
  }),
];
