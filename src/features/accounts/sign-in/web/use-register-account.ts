import { useRef } from 'react';
import { registerAccount } from '#features/accounts/core/contract/accounts.ts';
import { signIn } from '#features/accounts/sign-in/contract/sign-in.ts';
import type { CallInput } from '#kernel/endpoint.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';

/**
 * Makes an account. If the response to an attempt got lost, the account may exist and the next attempt finds its own
 * name taken: the right password then signs in.
 */
export const useRegisterAccount = () => {
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
