import type { verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, desc, eq } from 'drizzle-orm';
import { deviceNameOf } from '#features/accounts/core/rules/device-name.ts';
import { readPersonById, recordSecurityEvent, type UserRow } from '#features/accounts/core/server/index.ts';
import { passkeys } from '#features/accounts/core/server/tables.ts';
import {
  addPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  startAddingPasskey,
} from '#features/accounts/sign-in/contract/passkeys.ts';
import { enqueueMail } from '#features/notifications/email/server/index.ts';
import { fullNameOrUsernameOf } from '#kernel/person-name.ts';
import { handle, type RequestContext } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import {
  PASSKEY_CHALLENGE_LIFETIME_MS,
  issuePasskeyChallenge,
  redeemPasskeyChallenge,
} from './passkey-challenges.ts';
import { passkeyAddedEmail } from './sign-in-emails.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

/** Returns where a passkey is valid: it is bound to the host name that the browser sees. */
export const passkeyRelyingPartyAt = (origin: string) => ({
  expectedOrigin: origin,
  expectedRPID: URL.canParse(origin) ? new URL(origin).hostname : '',
  // A sign-in needs nothing but the passkey, so the device must verify its user (PIN, finger or face).
  requireUserVerification: true,
});

/** Returns the browser's handle for the account, which all its passkeys share. */
export const passkeyUserHandleOf = (userId: number): string =>
  Buffer.from(String(userId)).toString('base64url');

/** EdDSA, ES256 and RS256, as COSE numbers them (RFC 9053). */
const ALGORITHMS = [-8, -7, -257];
const publicKey = 'public-key' as const;
/** The passkey can be found without a username, and only after the device has verified its user. */
const DISCOVERABLE = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Returns the new credential, or null if it does not respond to our challenge from our own address. */
const verified = async (options: Parameters<typeof verifyRegistrationResponse>[0]) => {
  // The library is large and loaded with the first passkey: most days begin without one.
  const server = await import('@simplewebauthn/server');
  try {
    return (await server.verifyRegistrationResponse(options)).registrationInfo?.credential ?? null;
  } catch {
    return null; // The library throws for every invalid response.
  }
};

/** Stores it and notifies the person: a thief of their session cannot add one in silence. */
const storePasskey = (
  services: Services,
  owner: UserRow,
  requestContext: RequestContext,
  values: typeof passkeys.$inferInsert,
) =>
  services.db.transaction(async (transaction) => {
    const [row] = await transaction.insert(passkeys).values(values).onConflictDoNothing().returning();
    if (!row) return row;
    const { language } = requestContext;
    const email = passkeyAddedEmail(language, values.name);
    await enqueueMail(transaction, services, { to: owner.email, language, letter: email });
    await recordSecurityEvent(transaction, {
      kind: 'passkey-added',
      personId: owner.id,
      from: requestContext,
    });
    return row;
  });

export const passkeyRoutes = [
  handle(listPasskeys, async ({ person, services }) => {
    const rows = await services.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, person.id))
      .orderBy(desc(passkeys.id));
    return rows.map(presentPasskey);
  }),

  handle(startAddingPasskey, async ({ person, ip, origin, language, services }) => {
    const { id, username, fullName } = await readPersonById(services.db, person.id);
    const ownPasskeys = await services.db.select().from(passkeys).where(eq(passkeys.userId, id));
    return {
      challenge: await issuePasskeyChallenge(services, ipNetworkOf(ip), id),
      rp: { id: passkeyRelyingPartyAt(origin).expectedRPID, name: stringsOf(language).web.product },
      user: {
        id: passkeyUserHandleOf(id),
        name: username,
        displayName: fullNameOrUsernameOf({ fullName, username }),
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: publicKey })),
      timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
      attestation: 'none' as const,
      // A device that has a passkey already makes no second.
      excludeCredentials: ownPasskeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: publicKey,
        transports,
      })),
      authenticatorSelection: DISCOVERABLE,
    };
  }),

  handle(addPasskey, async (context) => {
    const { body, person, origin, userAgent, language, services, refuse } = context;
    const owner = await readPersonById(services.db, person.id);
    const { response } = body.credential;
    const challenge = await redeemPasskeyChallenge(services.db, response.clientDataJSON, owner.id);
    if (challenge === null) throw refuse('passkeyNotAccepted');
    const newCredential = await verified({
      ...passkeyRelyingPartyAt(origin),
      response: { ...body.credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (newCredential === null) throw refuse('passkeyNotAccepted');
    const device = deviceNameOf(userAgent) ?? stringsOf(language).accounts.passkey;
    const row = await storePasskey(services, owner, context, {
      userId: owner.id,
      name: device,
      transports: response.transports ?? [],
      credentialId: newCredential.id,
      publicKey: Buffer.from(newCredential.publicKey),
      counter: newCredential.counter,
    });
    if (!row) throw refuse('passkeyKnown');
    return presentPasskey(row);
  }),

  handle(removePasskey, async ({ params, person, ip, userAgent, services, refuse }) => {
    await services.db.transaction(async (transaction) => {
      const { rowCount } = await transaction
        .delete(passkeys)
        .where(and(eq(passkeys.id, params.id), eq(passkeys.userId, person.id)));
      if (rowCount === 0) throw refuse('passkeyNotFound');
      const from = { ip, userAgent };
      await recordSecurityEvent(transaction, { kind: 'passkey-removed', personId: person.id, from });
    });
    return {};
  }),
];
