import type { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, lt, sql } from 'drizzle-orm';
import { passkeys } from '#features/accounts/core/server/tables.ts';
import type { SignedChallenge } from '#features/accounts/sign-in/contract/passkeys.ts';
import type { Db } from '#server/database/db.ts';
import { passkeyRelyingPartyAt, type StoredPasskey } from './passkeys-api.ts';

type VerificationOptions = Parameters<typeof verifyAuthenticationResponse>[0];

/** Returns the passkey's use counter, or null if it did not sign this challenge for this address. */
const countSigned = async (options: VerificationOptions) => {
  const server = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await server.verifyAuthenticationResponse(options);
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // The library throws for every invalid response.
  }
};

/**
 * Records the use. A counter that does not rise is a copy's; most passkeys do not count and always send 0. The database
 * compares it, so that of two concurrent responses the second sees the first.
 */
const recordUse = async (db: Db, { id }: StoredPasskey, counter: number): Promise<boolean> => {
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNext));
  return rowCount === 1;
};

/** Returns whether this passkey signed the challenge for the address the visitor sees, and records its use. */
export const verifyPasskeySignature = async (
  db: Db,
  row: StoredPasskey,
  { credential, challenge, origin }: { credential: SignedChallenge; challenge: string; origin: string },
): Promise<boolean> => {
  const counter = await countSigned({
    ...passkeyRelyingPartyAt(origin),
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    credential: { id: row.credentialId, publicKey: new Uint8Array(row.publicKey), counter: row.counter },
  });
  return counter !== null && recordUse(db, row, counter);
};
