import { and, eq } from 'drizzle-orm';
import { passkeys } from '#features/accounts/core/server/tables.ts';
import type { SignedChallenge } from '#features/accounts/sign-in/contract/passkeys.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { Services } from '#server/services/services.ts';
import {
  PASSKEY_CHALLENGE_LIFETIME_MS,
  issuePasskeyChallenge,
  redeemPasskeyChallenge,
} from './passkey-challenges.ts';
import { passkeyRelyingPartyAt } from './passkeys-api.ts';
import { verifyPasskeySignature } from './verify-passkey-signature.ts';

interface OwnPasskeyOptions {
  personId: number;
  ip: string;
  origin: string;
  /** A signature made for another purpose is not accepted. */
  purpose?: string;
}

/** Returns the options a browser needs to sign with one of the person's own passkeys. */
export const issueOwnPasskeyChallenge = async (
  services: Services,
  { personId, ip, origin, purpose = '' }: OwnPasskeyOptions,
) => {
  const ownPasskeys = await services.db.select().from(passkeys).where(eq(passkeys.userId, personId));
  return {
    challenge: await issuePasskeyChallenge(services, ipNetworkOf(ip), personId, purpose),
    rpId: passkeyRelyingPartyAt(origin).expectedRPID,
    timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
    userVerification: 'required' as const,
    allowCredentials: ownPasskeys.map(({ credentialId }) => ({
      id: credentialId,
      type: 'public-key' as const,
    })),
  };
};

/** Returns whether one of their passkeys signed the challenge for this purpose. A challenge can be used once. */
export const hasSignedWithOwnPasskey = async (
  { db }: Services,
  { personId, origin, purpose = '' }: Omit<OwnPasskeyOptions, 'ip'>,
  credential: SignedChallenge,
): Promise<boolean> => {
  const challenge = await redeemPasskeyChallenge(db, credential.response.clientDataJSON, personId, purpose);
  const [ownPasskey] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credential.id), eq(passkeys.userId, personId)));
  return (
    challenge !== null &&
    ownPasskey !== undefined &&
    verifyPasskeySignature(db, ownPasskey, { credential, challenge, origin })
  );
};
