import * as z from 'zod/mini';
import * as fields from '#features/accounts/core/contract/fields.ts';
import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { changePassword, updatePassword } from '#features/accounts/sign-in/contract/passwords.ts';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const areEqual = z.refine<PasswordValues>(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { path: ['confirmPassword'], error: messageKey('passwordsDiffer') },
);

/** The settings page requires at least 8 characters, both times. */
export const settingsPassword = z
  .extend(updatePassword.body, { confirmPassword: fields.newPassword })
  .check(areEqual);

/** The profile page requires a number and a special character, and the password once more. */
export const profilePassword = z
  .extend(changePassword.body, {
    confirmPassword: fields.password.check(z.minLength(1, messageKey('pleaseConfirmPassword'))),
  })
  .check(areEqual);
