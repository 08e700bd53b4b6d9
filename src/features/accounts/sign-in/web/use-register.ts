import { useRef } from 'react';
import { registerAccount } from '#features/accounts/core/contract/accounts.ts';
import { signIn } from '#features/accounts/sign-in/contract/sign-in.ts';
import type { CallInput } from '#kernel/endpoint.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';

/**
 * Makes an account. Where the answer to a try got lost the account may be there, and the next try finds its own name
 * taken: whoever knows its password is let in.
 */
export const useRegister = () => {
  const isUnsure = useRef(false);
  return async (body: CallInput<typeof registerAccount>['body']) => {
    try {
      return await callEndpoint(registerAccount, { body });
    } catch (error) {
      if (!(error instanceof ApiError)) {
        isUnsure.current = true;
        throw error;
      }
      const { email, password, rememberMe } = body;
      const username = error.is(registerAccount, 'emailTaken') ? email : body.username;
      const isTaken = username === email || error.is(registerAccount, 'usernameTaken');
      if (!isUnsure.current || !isTaken) throw error;
      return callEndpoint(signIn, { body: { username, password, rememberMe } }).catch(() => {
        throw error;
      });
    }
  };
};
