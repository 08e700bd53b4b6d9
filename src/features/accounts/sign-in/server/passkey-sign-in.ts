import { eq } from 'drizzle-orm';
import {
  beginSession,
  findPerson,
  isKnownBrowser,
  presentUser,
  suspendedRefusal,
} from '#features/accounts/core/server/index.ts';
import { passkeys } from '#features/accounts/core/server/tables.ts';
import { signInWithPasskey, startPasskeySignIn } from '#features/accounts/sign-in/contract/passkeys.ts';
import type { Db } from '#server/database/db.ts';
import { handle } from '#server/http/handle.ts';
import { networkOf } from '#server/http/network.ts';
import { CHALLENGE_MS, issueChallenge, spendChallenge } from './passkey-challenges.ts';
import { isSignedBy } from './passkey-signature.ts';
import { handleOf, partyAt } from './passkeys.ts';

/** A known browser is not limited by the attempts that strangers in its network use up. */
const callerKeyOf = async (db: Db, ip: string, knownToken: string | null) =>
  (await isKnownBrowser(db, knownToken)) ? `browser ${knownToken}` : networkOf(ip);

export const passkeySignInRoutes = [
  // No passkey is named: the browser offers those it has for this address.
  handle(startPasskeySignIn, async ({ ip, knownToken, origin, services }) => ({
    challenge: await issueChallenge(services, await callerKeyOf(services.db, ip, knownToken), null),
    rpId: partyAt(origin).expectedRPID,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  })),

  handle(signInWithPasskey, async (context) => {
    const { body, origin, services, refuse } = context;
    const { id, response } = body.credential;
    const challenge = await spendChallenge(services.db, response.clientDataJSON, null);
    const [row] = await services.db.select().from(passkeys).where(eq(passkeys.credentialId, id));
    if (challenge === null || !row) throw refuse('wrongPasskey');
    if (response.userHandle !== handleOf(row.userId)) throw refuse('wrongPasskey');
    const signed = { credential: body.credential, challenge, origin };
    if (!(await isSignedBy(services.db, row, signed))) throw refuse('wrongPasskey');
    const person = await findPerson(services.db, row.userId);
    // Only the passkey's owner learns that the account is suspended.
    if (person.isSuspended) {
      const { code, words } = suspendedRefusal(person, context.language);
      throw refuse(code, words);
    }
    await beginSession(context, person, body.rememberMe ?? false);
    return presentUser(person);
  }),
];
