import * as z from 'zod/mini';
import * as fields from '#features/accounts/core/contract/account-fields.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { passkeySchema } from './passkeys.ts';

/** The profile page uses this: its new password needs a number and a special character. */
export const changeProfilePassword = endpoint({
  method: 'POST',
  url: '/api/client/change-password',
  body: z.object({ currentPassword: fields.currentPasswordSchema, newPassword: fields.strictPasswordSchema }),
  server: {
    who: 'person',
    summary: 'Change the password (profile page)',
    response: z.object({}),
    needsStepUp: true,
    refusals: {},
  },
});

/** The settings page uses this. */
export const changeSettingsPassword = endpoint({
  method: 'POST',
  url: '/api/update-password',
  body: z.object({ currentPassword: fields.currentPasswordSchema, newPassword: fields.newPasswordSchema }),
  server: {
    who: 'person',
    summary: 'Change the password (settings page)',
    response: z.object({}),
    needsStepUp: true,
    refusals: {},
  },
});

const resetGone = { resetGone: { status: 410, say: messageKey('resetGone') } } as const;

export const requestPasswordReset = endpoint({
  method: 'POST',
  url: '/api/request-password-reset',
  body: z.object({ email: fields.emailSchema }),
  server: {
    who: 'anyone',
    summary: 'Email a password reset link',
    response: z.object({}),
    refusals: { resetUnavailable: { status: 409, say: messageKey('resetUnavailable') } },
  },
});

/** No token of ours is as long. */
export const MAX_RESET_TOKEN_LENGTH = 100;

export const checkPasswordReset = endpoint({
  method: 'GET',
  url: '/api/reset-password',
  server: {
    who: 'anyone',
    summary: 'Check whether the emailed link still sets a new password',
    query: z.object({ token: z.string().check(z.maxLength(MAX_RESET_TOKEN_LENGTH)) }),
    response: z.object({}),
    refusals: resetGone,
  },
});

export const resetPassword = endpoint({
  method: 'POST',
  url: '/api/reset-password',
  body: z.object({ token: textSchema(), newPassword: fields.newPasswordSchema }),
  server: {
    who: 'anyone',
    summary: 'Set a new password with the token from the emailed link',
    response: z.object({
      /** Passkeys still sign in after the reset. If there are any, `removal` can remove them for half an hour. */
      passkeys: z.array(passkeySchema),
      removal: z.nullable(z.string()),
    }),
    refusals: resetGone,
  },
});

export const removePasskeysAfterReset = endpoint({
  method: 'POST',
  url: '/api/reset-password/passkeys',
  body: z.object({ removal: textSchema(), ids: z.array(idSchema).check(z.minLength(1), z.maxLength(1000)) }),
  server: {
    who: 'anyone',
    summary: 'Remove passkeys of an account whose password was reset; returns the remaining ones',
    response: z.object({ passkeys: z.array(passkeySchema) }),
    refusals: resetGone,
  },
});
