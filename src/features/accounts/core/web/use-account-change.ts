import type { Endpoint, RefusalCodeOf } from '#kernel/endpoint.ts';
import { ApiError } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { accountReason } from './use-account-failure.ts';

/** Wraps a change on the account screens, which word failures in their own way. */
export const useAccountChange = <Input = void>(
  send: (input: Input) => Promise<unknown>,
  sentence: (reason: string) => string,
  title?: string,
) => {
  const { accounts } = useStrings();
  return useChange({
    send,
    failed: (_, error) => ({
      title: title ?? accounts.error,
      text: sentence(accountReason(error, accounts)),
    }),
  });
};

/** A removal succeeds too if another tab has removed the same thing already. */
export const unlessGone = async <E extends Endpoint>(
  endpoint: E,
  code: RefusalCodeOf<E>,
  removal: Promise<unknown>,
) => {
  try {
    await removal;
  } catch (error) {
    if (!(error instanceof ApiError && error.is(endpoint, code))) throw error;
  }
};
