import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import type { Db } from '#server/database/db.ts';
import { invalidFieldError, type RequestContext } from '#server/http/handle.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import type { UserRow } from './read-people.ts';
import { whyAccountTaken } from './registration-api.ts';
import { users } from './tables.ts';

interface Invited {
  username: string;
  email: string;
  /** The password is hashed already. */
  password: string;
  /** The invitation's link was sent to it, which verifies it. */
  isEmailVerified: boolean;
}

/** Hashes an invited person's password before the transaction that stores it, because hashing is slow. */
export const hashInvitedPassword = (password: string): Promise<string> => {
  if (isCommonPassword(password)) throw invalidFieldError('password', messageKey('passwordTooCommon'));
  return hashPassword(password);
};

/** Adds a company's account for an invited person, or returns why it could not. */
export const addInvitedAccount = async (
  transaction: Db,
  { ip, language }: Pick<RequestContext, 'ip' | 'language'>,
  { username, email, password, isEmailVerified }: Invited,
): Promise<{ why: 'usernameTaken' | 'emailTaken' } | { why: null; row: UserRow }> => {
  const [row] = await transaction
    .insert(users)
    .values({
      email,
      userType: 'company',
      signupIp: ip,
      language,
      isEmailVerified,
      username: username.normalize('NFC'),
      password,
    })
    .onConflictDoNothing()
    .returning();
  if (row) return { why: null, row };
  return { why: (await whyAccountTaken(transaction, { username, email })) ?? 'usernameTaken' };
};
