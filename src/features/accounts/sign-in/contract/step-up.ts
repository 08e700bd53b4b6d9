import * as z from 'zod/mini';
import * as fields from '#features/accounts/core/contract/account-fields.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { ownPasskeyOptionsSchema, signedChallengeSchema } from './passkeys.ts';

/** Every endpoint that needs a proof takes `currentPassword` as well; this one does nothing else. */
export const stepUpByPassword = endpoint({
  method: 'POST',
  url: '/api/proof',
  body: z.object({ currentPassword: fields.currentPasswordSchema }),
  server: {
    who: 'person',
    isBeforeFactor: true,
    summary: 'Show by the password who holds the session; it is believed for 5 minutes',
    response: z.object({}),
    needsStepUp: true,
    refusals: {},
  },
});

/** Called before a browser's own fetch, such as a download, which could not show a dialog. */
export const checkStepUp = endpoint({
  method: 'GET',
  url: '/api/proof',
  server: {
    who: 'person',
    summary: 'Whether who holds the session has shown within the last 5 minutes that it is them',
    response: z.object({}),
    needsStepUp: true,
    refusals: {},
  },
});

export const startPasskeyStepUp = endpoint({
  method: 'POST',
  url: '/api/proof/passkey/options',
  server: {
    who: 'person',
    isBeforeFactor: true,
    summary: 'Ask for a challenge to show with a passkey who one is; it is good once, for 5 minutes',
    response: ownPasskeyOptionsSchema,
    refusals: {},
  },
});

export const stepUpByPasskey = endpoint({
  method: 'POST',
  url: '/api/proof/passkey',
  body: z.object({ credential: signedChallengeSchema }),
  server: {
    who: 'person',
    isBeforeFactor: true,
    summary: 'Show by a passkey who holds the session; it is believed for 5 minutes',
    response: z.object({}),
    refusals: { wrongPasskey: { status: 400, say: messageKey('wrongPasskey') } },
  },
});
