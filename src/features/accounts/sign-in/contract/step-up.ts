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
    summary: 'Confirm it’s you with your password, valid for 5 minutes',
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
    summary: 'Check whether the session was confirmed in the last 5 minutes',
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
    summary: 'Get a challenge to confirm it’s you with a passkey; valid once, for 5 minutes',
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
    summary: 'Confirm it’s you with a passkey, valid for 5 minutes',
    response: z.object({}),
    refusals: { wrongPasskey: { status: 400, say: messageKey('wrongPasskey') } },
  },
});
