import { eq } from 'drizzle-orm';
import {
  signInPerson,
  readPersonById,
  isKnownBrowser,
  presentCurrentUser,
  suspendedRefusalFor,
} from '#features/accounts/core/server/index.ts';
import { passkeys } from '#features/accounts/core/server/tables.ts';
import { signInWithPasskey, startPasskeySignIn } from '#features/accounts/sign-in/contract/passkeys.ts';
import type { Db } from '#server/database/db.ts';
import { handle } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import {
  PASSKEY_CHALLENGE_LIFETIME_MS,
  issuePasskeyChallenge,
  redeemPasskeyChallenge,
} from './passkey-challenges.ts';
import { passkeyUserHandleOf, passkeyRelyingPartyAt } from './passkeys-api.ts';
import { verifyPasskeySignature } from './verify-passkey-signature.ts';

/** A known browser is not limited by the attempts that strangers in its network use up. */
const callerKeyOf = async (db: Db, ip: string, knownToken: string | null) =>
  (await isKnownBrowser(db, knownToken)) ? `browser ${knownToken}` : ipNetworkOf(ip);

export const passkeySignInRoutes = [
  // No passkey is named: the browser offers those it has for this address.
  handle(startPasskeySignIn, async ({ ip, knownToken, origin, services }) => ({
    challenge: await issuePasskeyChallenge(services, await callerKeyOf(services.db, ip, knownToken), null),
    rpId: passkeyRelyingPartyAt(origin).expectedRPID,
    timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
    userVerification: 'required' as const,
  })),

  handle(signInWithPasskey, async (context) => {
    const { body, origin, services, refuse } = context;
    const { id, response } = body.credential;
    const challenge = await redeemPasskeyChallenge(services.db, response.clientDataJSON, null);
    const [row] = await services.db.select().from(passkeys).where(eq(passkeys.credentialId, id));
    if (challenge === null || !row) throw refuse('wrongPasskey');
    if (response.userHandle !== passkeyUserHandleOf(row.userId)) throw refuse('wrongPasskey');
    const signed = { credential: body.credential, challenge, origin };
    if (!(await verifyPasskeySignature(services.db, row, signed))) throw refuse('wrongPasskey');
    const person = await readPersonById(services.db, row.userId);
    // Only the passkey's owner learns that the account is suspended.
    if (person.isSuspended) {
      const { code, words } = suspendedRefusalFor(person, context.language);
      throw refuse(code, words);
    }
    await signInPerson(context, person, body.rememberMe ?? false);
    return presentCurrentUser(person);
  }),
];
