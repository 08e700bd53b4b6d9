import type { Strings } from '#strings/strings.ts';
import { ApiError } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFailureToast } from '#web/use-failure-toast.ts';

/** Something the browser found out by itself, in words for the person. */
export class ShownFailure extends Error {}

/** The screens about one's account name the answer itself where it has no sentence of its own. */
export const accountReason = (error: unknown, { noAnswer }: Strings['accounts']): string => {
  if (error instanceof ShownFailure) return error.message;
  const isResponse = error instanceof ApiError && error.status !== 0;
  return isResponse ? (error.wire.message ?? error.message) : noAnswer;
};

/** What a form of these screens says when it was refused. */
export const useAccountFailure = () => {
  const { accounts } = useStrings();
  const fail = useFailureToast();
  return (error: unknown, sentence: (reason: string) => string) =>
    fail(error, () => ({ title: accounts.error, text: sentence(accountReason(error, accounts)) }));
};
