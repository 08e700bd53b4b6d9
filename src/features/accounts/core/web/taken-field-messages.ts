import { registerAccount } from '#features/accounts/core/contract/accounts.ts';
import type { Strings } from '#strings/strings.ts';
import type { ApiError } from '#web/api-client.ts';

/** Returns the message for each field whose value another account has already. */
export const takenFieldMessages = (
  error: ApiError,
  { accounts }: Strings,
): Partial<Record<'username' | 'email', string>> => {
  // The documents define no code for it, only the text.
  if (error.wire.message?.includes(accounts.usernameTaken))
    return { username: accounts.usernameAlreadyTaken };
  return error.is(registerAccount, 'emailTaken') ? { email: accounts.emailAlreadyTaken } : {};
};
