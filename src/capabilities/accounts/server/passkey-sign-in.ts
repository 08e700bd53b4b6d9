import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, lt, sql } from 'drizzle-orm';
import { signInWithPasskey, startPasskeySignIn } from '#accounts/contract/passkeys.ts';
import type { Db } from '#server/database/db.ts';
import { answer } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import { beginSession } from './begin-session.ts';
import { isKnownBrowser } from './known-browsers.ts';
import { CHALLENGE_MS, issueChallenge, spendChallenge } from './passkey-challenges.ts';
import { handleOf, type PasskeyRow, partyAt } from './passkeys.ts';
import { findPerson, presentUser } from './people.ts';
import { passkeys } from './tables.ts';

/** How often the passkey says it was used, or null where it did not sign this challenge for this address. */
const countSigned = async (terms: Parameters<typeof verifyAuthenticationResponse>[0]) => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse(terms);
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // It throws for everything that is not as it should be.
  }
};

/**
 * Notes the use. A count that does not rise is a copy's; most passkeys do not count and always say 0.
 * Compared where it is stored, so that of two answers at once the second sees the first.
 */
const noteUse = async (db: Db, { id }: PasskeyRow, counter: number): Promise<boolean> => {
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNext));
  return rowCount === 1;
};

/** A browser somebody has signed in with before does not wait for what strangers in its network use up. */
const askerOf = async (db: Db, ip: string, knownToken: string | null) =>
  (await isKnownBrowser(db, knownToken)) ? `browser ${knownToken}` : networkOf(ip);

export const passkeySignInRoutes = [
  // No passkey is named: the browser offers those it has for this address.
  answer(startPasskeySignIn, async ({ ip, knownToken, origin, tools }) => ({
    challenge: await issueChallenge(tools, await askerOf(tools.db, ip, knownToken), null),
    rpId: partyAt(origin).expectedRPID,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  })),

  answer(signInWithPasskey, async (asking) => {
    const { body, origin, tools, refuse } = asking;
    const { id, response } = body.credential;
    const expectedChallenge = await spendChallenge(tools.db, response.clientDataJSON, null);
    const [row] = await tools.db.select().from(passkeys).where(eq(passkeys.credentialId, id));
    if (expectedChallenge === null || !row) throw refuse('wrongPasskey');
    if (response.userHandle !== handleOf(row.userId)) throw refuse('wrongPasskey');
    const counter = await countSigned({
      ...partyAt(origin),
      response: { ...body.credential, clientExtensionResults: {} },
      expectedChallenge,
      credential: { id, publicKey: new Uint8Array(row.publicKey), counter: row.counter },
    });
    if (counter === null || !(await noteUse(tools.db, row, counter))) throw refuse('wrongPasskey');
    const person = await findPerson(tools.db, row.userId);
    // Only who holds the passkey learns that the account is suspended.
    if (person.isSuspended) throw refuse('suspended', { reason: person.suspensionReason ?? '' });
    await beginSession(asking, person, body.rememberMe ?? false);
    return presentUser(person);
  }),
];
