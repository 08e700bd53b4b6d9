import * as z from 'zod/mini';
import * as fields from '#features/accounts/core/contract/account-fields.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import {
  changeProfilePassword,
  changeSettingsPassword,
} from '#features/accounts/sign-in/contract/passwords.ts';

export interface PasswordFormValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const areEqual = z.refine<PasswordFormValues>(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { path: ['confirmPassword'], error: messageKey('passwordsDiffer') },
);

/** The settings page requires at least 8 characters, both times. */
export const settingsPasswordSchema = z
  .extend(changeSettingsPassword.body, { confirmPassword: fields.newPasswordSchema })
  .check(areEqual);

/** The profile page requires a number and a special character, and the password once more. */
export const profilePasswordSchema = z
  .extend(changeProfilePassword.body, {
    confirmPassword: fields.passwordSchema.check(z.minLength(1, messageKey('pleaseConfirmPassword'))),
  })
  .check(areEqual);
