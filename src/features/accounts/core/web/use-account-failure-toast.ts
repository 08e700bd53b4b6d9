import type { Strings } from '#strings/strings.ts';
import { ApiError } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFailureToast } from '#web/use-failure-toast.ts';

/** The browser itself found this failure; its message is shown to the person. */
export class BrowserFailure extends Error {}

/** Account screens show the response's own message if there is no sentence for it. */
export const accountFailureReason = (error: unknown, { noAnswer }: Strings['accounts']): string => {
  if (error instanceof BrowserFailure) return error.message;
  const isResponse = error instanceof ApiError && error.status !== 0;
  return isResponse ? (error.wire.message ?? error.message) : noAnswer;
};

/** Returns a function that shows why a form on these screens was refused. */
export const useAccountFailureToast = () => {
  const { accounts } = useStrings();
  const fail = useFailureToast();
  return (error: unknown, sentence: (reason: string) => string) =>
    fail(error, () => ({ title: accounts.error, text: sentence(accountFailureReason(error, accounts)) }));
};
