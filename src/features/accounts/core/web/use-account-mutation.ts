import type { Endpoint, RefusalCodeOf } from '#kernel/endpoint.ts';
import { ApiError } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { accountFailureReason } from './use-account-failure-toast.ts';

/** Wraps a change on the account screens, which word failures in their own way. */
export const useAccountMutation = <Input = void>(
  send: (input: Input) => Promise<unknown>,
  sentence: (reason: string) => string,
  title?: string,
) => {
  const { accounts } = useStrings();
  return useMutationWithToast({
    send,
    failed: (_, error) => ({
      title: title ?? accounts.error,
      text: sentence(accountFailureReason(error, accounts)),
    }),
  });
};

/** A removal succeeds too if another tab has removed the same thing already. */
export const ignoreAlreadyRemoved = async <E extends Endpoint>(
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
