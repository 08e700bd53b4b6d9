import * as z from 'zod/mini';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { currentUserSchema } from '#kernel/current-user.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

export const passkeySchema = z.object({
  id: idSchema,
  /** It names the passkey's device, such as 'Safari on iPhone'. */
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: z.nullable(momentSchema),
});

export type Passkey = z.output<typeof passkeySchema>;

// WebAuthn names these fields, which travel to and from the browser's own dialog. Bytes are base64url.
const bytes = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(16_384));
const publicKey = z.literal('public-key');
const transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10));

const newPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKey, transports })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

export const passkeySignInOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** These options sign with a passkey of the person’s own account. */
export const ownPasskeyOptionsSchema = z.extend(passkeySignInOptionsSchema, {
  allowCredentials: z.array(z.object({ id: z.string(), type: publicKey })),
});

const credential = {
  id: bytes,
  rawId: bytes,
  type: publicKey,
};

const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(transports),
  }),
});

export const signedChallengeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});

export type SignedChallenge = z.output<typeof signedChallengeSchema>;

export const listPasskeys = endpoint({
  method: 'GET',
  url: '/api/passkeys',
  server: {
    who: 'person',
    isBeforeFactor: true,
    summary: 'List your passkeys, newest first',
    response: z.array(passkeySchema),
    refusals: {},
  },
});

export const startAddingPasskey = endpoint({
  method: 'POST',
  url: '/api/passkeys/options',
  server: {
    who: 'person',
    isBeforeFactor: true,
    summary: 'Get a challenge to create a passkey; valid once, for 5 minutes',
    needsStepUp: true,
    response: newPasskeyOptions,
    refusals: {},
  },
});

export const addPasskey = endpoint({
  method: 'POST',
  url: '/api/passkeys',
  body: z.object({ credential: newCredential }),
  server: {
    who: 'person',
    isBeforeFactor: true,
    summary: 'Save a passkey the browser has created',
    needsStepUp: true,
    response: passkeySchema,
    refusals: {
      passkeyNotAccepted: { status: 400, say: messageKey('passkeyNotAccepted') },
      passkeyKnown: { status: 409, say: messageKey('passkeyKnown') },
    },
    creates: true,
  },
});

export const removePasskey = endpoint({
  method: 'DELETE',
  url: '/api/passkeys/:id',
  server: {
    who: 'person',
    summary: 'Remove one of your passkeys; it can no longer be used to log in',
    needsStepUp: true,
    params: z.object({ id: idInPath }),
    response: z.object({}),
    refusals: { passkeyNotFound: { status: 404, say: messageKey('passkeyNotFound') } },
  },
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  url: '/api/login/passkey/options',
  server: {
    who: 'anyone',
    summary: 'Get a challenge to log in with a passkey; valid once, for 5 minutes',
    response: passkeySignInOptionsSchema,
    refusals: {},
  },
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  url: '/api/login/passkey',
  body: z.object({ credential: signedChallengeSchema, rememberMe: z.optional(z.boolean()) }),
  server: {
    who: 'anyone',
    summary: 'Log in with a passkey',
    response: currentUserSchema,
    refusals: {
      wrongPasskey: { status: 401, say: messageKey('wrongPasskey') },
      suspended: { status: 403, say: messageKey('suspended') },
      suspendedWithoutEnd: { status: 403, say: messageKey('suspendedWithoutEnd') },
    },
  },
});
