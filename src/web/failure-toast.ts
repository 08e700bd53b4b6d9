import { showToast, type ToastOptions } from '#design/toast.ts';
import type { Strings } from '#strings/strings.ts';
import { isRefusedBecause, reasonOf } from './failure-reason.ts';

/** The words of a failure's toast; a screen that words a reason otherwise has the error too. Null where it says it itself. */
export type FailedWords = (reason: string, error: unknown) => ToastOptions | null;

interface FailedOn {
  strings: Pick<Strings, 'web'>;
  /** Left out on the cards of a list, whose page would download the login’s code for everybody. */
  endSession?: () => void;
}

/** Says in a toast why something did not work, and leads whose session has ended to the login. */
export const showFailure = (error: unknown, failed: FailedWords, { strings, endSession }: FailedOn) => {
  const words = failed(reasonOf(error, strings), error);
  if (words) showToast({ tone: 'destructive', ...words });
  if (isRefusedBecause(error, 'signInFirst')) endSession?.();
};
