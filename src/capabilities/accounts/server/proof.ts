import { and, eq } from 'drizzle-orm';
import { proveByPasskey, proveByPassword, startPasskeyProof } from '#accounts/contract/proof.ts';
import { answer } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import type { ProvePerson } from '#server/prove-person.ts';
import { CHALLENGE_MS, issueChallenge, spendChallenge } from './passkey-challenges.ts';
import { isSignedBy } from './passkey-signature.ts';
import { partyAt } from './passkeys.ts';
import { verifyPassword } from './passwords.ts';
import { findPerson } from './people.ts';
import { noteProof } from './sessions.ts';
import { passkeys } from './tables.ts';

const WRONG_TRIES = { points: 10, seconds: 15 * 60 };

/** Wrong passwords are counted as at sign-in. */
export const provePerson: ProvePerson = async ({ db, limits }, session, currentPassword) => {
  await limits.spend('own-password', session.personId, WRONG_TRIES);
  const person = await findPerson(db, session.personId);
  if (!(await verifyPassword(person.password, currentPassword))) return false;
  await limits.refund('own-password', session.personId, WRONG_TRIES);
  await noteProof(db, session.id);
  return true;
};

export const ownProofRoutes = [
  // The host has looked at the password: the contract says that a proof is needed.
  answer(proveByPassword, async () => ({})),

  answer(startPasskeyProof, async ({ person, ip, origin, tools }) => {
    const own = await tools.db.select().from(passkeys).where(eq(passkeys.userId, person.id));
    return {
      challenge: await issueChallenge(tools, networkOf(ip), person.id),
      rpId: partyAt(origin).expectedRPID,
      timeout: CHALLENGE_MS,
      userVerification: 'required' as const,
      allowCredentials: own.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
    };
  }),

  answer(proveByPasskey, async ({ body, person, sessionId, origin, tools, refuse }) => {
    const { credential } = body;
    const challenge = await spendChallenge(tools.db, credential.response.clientDataJSON, person.id);
    const [own] = await tools.db
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.credentialId, credential.id), eq(passkeys.userId, person.id)));
    if (challenge === null || !own || sessionId === null) throw refuse('wrongPasskey');
    if (!(await isSignedBy(tools.db, own, { credential, challenge, origin }))) throw refuse('wrongPasskey');
    await noteProof(tools.db, sessionId);
    return {};
  }),
];
