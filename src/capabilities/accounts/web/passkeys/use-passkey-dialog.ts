import { ShownFailure } from '#accounts/web/use-account-failure.ts';
import { ApiError } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { hasPasskeys } from './browser-passkeys.ts';

const isNamed = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);

/** Neither a refusal of ours nor an answer that did not come: the browser itself will not. */
const isOfBrowser = (error: unknown) => !(error instanceof ApiError || error instanceof TypeError);

/** Runs what opens the browser's own dialog; null where the person closed it or let it run out. */
export const usePasskeyDialog = () => {
  const { accounts } = useStrings();
  return async <Result>(open: () => Promise<Result>): Promise<Result | null> => {
    if (!hasPasskeys()) throw new ShownFailure(accounts.passkeyUnsupported);
    try {
      return await open();
    } catch (error) {
      if (isNamed(error, 'NotAllowedError', 'AbortError')) return null;
      // The device holds a passkey of this account.
      if (isNamed(error, 'InvalidStateError')) throw new ShownFailure(accounts.passkeyKnown);
      throw isOfBrowser(error) ? new ShownFailure(accounts.passkeyUnsupported) : error;
    }
  };
};
