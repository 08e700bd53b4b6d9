import { showToast, type ToastOptions } from '#design/toast.ts';
import type { Strings } from '#strings/strings.ts';
import { isRefusedWithCode, failureReasonOf } from './failure-reason.ts';

/** Words a failure's toast; the error lets a screen word a reason otherwise. Null if the screen shows it itself. */
export type CreateFailureToast = (reason: string, error: unknown) => ToastOptions | null;

interface FailedOn {
  strings: Pick<Strings, 'web'>;
  /** Omitted on the cards of a list, whose page would download the login’s code for everybody. */
  endSession?: () => void;
}

/** Says in a toast why something did not work, and sends people whose session has ended to the login. */
export const showFailureToast = (
  error: unknown,
  failed: CreateFailureToast,
  { strings, endSession }: FailedOn,
) => {
  const words = failed(failureReasonOf(error, strings), error);
  if (words) showToast({ tone: 'destructive', ...words });
  if (isRefusedWithCode(error, 'signInFirst')) endSession?.();
};
