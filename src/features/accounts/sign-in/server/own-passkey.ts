import { and, eq } from 'drizzle-orm';
import { passkeys } from '#features/accounts/core/server/tables.ts';
import type { SignedChallenge } from '#features/accounts/sign-in/contract/passkeys.ts';
import { networkOf } from '#server/http/network.ts';
import type { Services } from '#server/services/services.ts';
import { CHALLENGE_MS, issueChallenge, spendChallenge } from './passkey-challenges.ts';
import { isSignedBy } from './passkey-signature.ts';
import { partyAt } from './passkeys.ts';

interface OwnPasskeyOptions {
  personId: number;
  ip: string;
  origin: string;
  /** A signature made for another purpose is not accepted. */
  purpose?: string;
}

/** Returns the options a browser needs to sign with one of the person's own passkeys. */
export const ownPasskeyChallenge = async (
  services: Services,
  { personId, ip, origin, purpose = '' }: OwnPasskeyOptions,
) => {
  const ownPasskeys = await services.db.select().from(passkeys).where(eq(passkeys.userId, personId));
  return {
    challenge: await issueChallenge(services, networkOf(ip), personId, purpose),
    rpId: partyAt(origin).expectedRPID,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
    allowCredentials: ownPasskeys.map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key' as const,
    })),
  };
};

/** Returns whether one of their passkeys signed the challenge for this purpose. A challenge can be used once. */
export const hasSigned = async (
  { db }: Services,
  { personId, origin, purpose = '' }: Omit<OwnPasskeyOptions, 'ip'>,
  credential: SignedChallenge,
): Promise<boolean> => {
  const challenge = await spendChallenge(db, credential.response.clientDataJSON, personId, purpose);
  const [ownPasskey] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credential.id), eq(passkeys.userId, personId)));
  return (
    challenge !== null &&
    ownPasskey !== undefined &&
    isSignedBy(db, ownPasskey, { credential, challenge, origin })
  );
};
