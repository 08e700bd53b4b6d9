import { useQuery } from '@tanstack/react-query';
import { listPasskeys } from '#features/accounts/sign-in/contract/passkeys.ts';
import { queryFor } from '#web/query.ts';
import { useSupportsPasskeys } from './use-supports-passkeys.ts';

const passkeysQuery = queryFor(listPasskeys, {});

/** Returns whether the person can sign with a passkey of their account in this browser. */
export const useCanSignWithPasskey = (): boolean => {
  const isPossible = useSupportsPasskeys();
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  return isPossible && passkeys.length > 0;
};
