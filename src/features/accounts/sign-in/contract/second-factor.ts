import * as z from 'zod/mini';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';

/** It is an app's six digits or a recovery code; spaces and dashes are allowed. */
export const secondFactorCodeSchema = textSchema({
  min: { length: 1, say: messageKey('factorCodeRequired') },
  max: { length: 40, say: messageKey('wrongSecondFactor') },
});

export const secondFactorFormSchema = z.object({ code: secondFactorCodeSchema });

const secondFactorSchema = z.object({
  isOn: z.boolean(),
  since: z.nullable(momentSchema),
  recoveryCodesLeft: z.int(),
});

const newCodes = z.object({
  /** They are shown this once; only their hashes are stored. */
  recoveryCodes: z.array(z.string()),
});

const wrongSecondFactor = { status: 400, say: messageKey('wrongSecondFactor') } as const;
const factorIsOff = { status: 409, say: messageKey('factorIsOff') } as const;

export const getSecondFactor = endpoint({
  method: 'GET',
  url: '/api/second-factor',
  server: {
    who: 'person',
    isBeforeFactor: true,
    summary: 'Check whether logging in with the password also needs a code',
    response: secondFactorSchema,
    refusals: {},
  },
});

export const startAddingSecondFactor = endpoint({
  method: 'POST',
  url: '/api/second-factor/secret',
  server: {
    who: 'person',
    needsStepUp: true,
    isBeforeFactor: true,
    summary:
      'Create a secret for an authenticator app (RFC 6238); it takes effect once you enter a first code',
    response: z.object({
      /** It is in Base32, for typing. */
      secret: z.string(),
      /** An app on the same device opens this address. */
      address: z.string(),
      /** The address as a QR code: its side, and its dark squares as an SVG path. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
    refusals: { factorIsOn: { status: 409, say: messageKey('factorIsOn') } },
  },
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  url: '/api/second-factor',
  body: secondFactorFormSchema,
  server: {
    who: 'person',
    isBeforeFactor: true,
    summary: 'Turn on two-step login with a first code; returns ten recovery codes',
    response: newCodes,
    refusals: {
      wrongSecondFactor,
      factorNotStarted: { status: 409, say: messageKey('factorNotStarted') },
    },
  },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  url: '/api/second-factor/recovery-codes',
  body: secondFactorFormSchema,
  server: {
    who: 'person',
    needsStepUp: true,
    summary: 'Create ten new recovery codes; the old ones stop working',
    response: newCodes,
    refusals: { wrongSecondFactor, factorIsOff },
  },
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  url: '/api/second-factor/removal',
  body: secondFactorFormSchema,
  server: {
    who: 'person',
    needsStepUp: true,
    summary: 'Turn off two-step login, with a code',
    response: z.object({}),
    refusals: { wrongSecondFactor, factorIsOff },
  },
});
