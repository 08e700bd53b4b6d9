import { registerAccount } from '#features/accounts/core/contract/accounts.ts';
import type { Strings } from '#strings/strings.ts';
import type { ApiError } from '#web/api-client.ts';

/** What somebody else's account has already, and what to say at its field. */
export const takenFieldMessages = (
  error: ApiError,
  { accounts }: Strings,
): Partial<Record<'username' | 'email', string>> => {
  // The documents go by the words, not by a code.
  if (error.wire.message?.includes(accounts.usernameTaken))
    return { username: accounts.usernameAlreadyTaken };
  return error.is(registerAccount, 'emailTaken') ? { email: accounts.emailAlreadyTaken } : {};
};
