import { messageKey } from '#features/accounts/core/strings/message-key.ts';
import { BrowserFailure } from '#features/accounts/core/web/index.ts';
import { ApiError } from '#web/api-client.ts';
import { loadSentenceByKey } from '#web/form/load-sentence-by-key.ts';
import { useStringsSource } from '#web/strings.tsx';
import { supportsPasskeys } from './browser-passkeys.ts';

const isNamed = (error: unknown, ...names: string[]) => error instanceof Error && names.includes(error.name);

/** The browser itself refused: it is neither our refusal nor a missing response. */
const isOfBrowser = (error: unknown) => !(error instanceof ApiError || error instanceof TypeError);

/** Runs a function that opens the browser's own dialog; returns null if the person closed it or it timed out. */
export const useBrowserPasskeyDialog = () => {
  const source = useStringsSource();
  const failure = async (words: string) => new BrowserFailure(await loadSentenceByKey(source, words));
  return async <Result>(open: () => Promise<Result>): Promise<Result | null> => {
    if (!supportsPasskeys()) throw await failure(messageKey('passkeyUnsupported'));
    try {
      return await open();
    } catch (error) {
      if (isNamed(error, 'NotAllowedError', 'AbortError')) return null;
      // The device has a passkey of this account already.
      if (isNamed(error, 'InvalidStateError')) throw await failure(messageKey('passkeyKnown'));
      throw isOfBrowser(error) ? await failure(messageKey('passkeyUnsupported')) : error;
    }
  };
};
