import {
  signInPerson,
  deleteSession,
  findPersonByLogin,
  presentCurrentUser,
  recordRefusedSignIn,
  recordSecurityEvent,
  suspendedRefusalFor,
  verifyPassword,
} from '#features/accounts/core/server/index.ts';
import { signIn } from '#features/accounts/sign-in/contract/sign-in.ts';
import { getCurrentUser, signOut } from '#kernel/current-user.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { withSignInFailuresCounted } from './count-sign-in-failures.ts';
import { checkSignInSecondFactor } from './second-factor/check-sign-in-second-factor.ts';

export const signInRoutes: EndpointRoute[] = [
  handle(getCurrentUser, async ({ account, person }) => {
    if (!account) throw new Error('A session without its person');
    return presentCurrentUser(account, person.mustAddFactor);
  }),

  handle(signIn, async (context) => {
    const { body, services, refuse } = context;
    const row = await findPersonByLogin(services.db, body.username);
    const isRight = await withSignInFailuresCounted(context, row, body.username, () =>
      verifyPassword(row?.password ?? null, body.password),
    );
    if (!row || !isRight) {
      await recordRefusedSignIn(services.db, row?.id ?? null, context);
      throw refuse('wrongCredentials');
    }
    // Only a person who knows the password learns that the account is suspended.
    if (row.isSuspended) {
      const { code, words } = suspendedRefusalFor(row, context.language);
      throw refuse(code, words);
    }
    const { outcome, mustAddFactor } = await checkSignInSecondFactor(context, row, body.code);
    if (outcome === 'wrongSecondFactor') await recordRefusedSignIn(services.db, row.id, context);
    if (outcome !== 'enough' && outcome !== 'recovery') throw refuse(outcome);
    if (outcome === 'recovery') {
      await recordSecurityEvent(services.db, { kind: 'recovery-code-used', personId: row.id, from: context });
    }
    await signInPerson(context, row, body.rememberMe ?? false);
    return presentCurrentUser(row, mustAddFactor);
  }),

  handle(signOut, async ({ sessionId, services, setSession }) => {
    if (sessionId !== null) await deleteSession(services.db, sessionId);
    setSession(null);
    return {};
  }),
];
