import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { FailedWords } from './failure-toast.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface ChangeTerms<Given, Answer> {
  send: (given: Given) => Promise<Answer>;
  /** It went well: what is shown and said then. */
  onDone?: (answer: Answer, given: Given) => unknown;
  failed: FailedWords;
  /** What else is to be done where it did not go well; the toast is there already. */
  onFailed?: (error: unknown) => unknown;
  /** Either way: what is to be asked again. The change is under way until this is done. */
  onSettled?: () => unknown;
}

/**
 * What changes something, once at a time: a second press while the first is under way does nothing.
 * `change` answers whether it was done; what went wrong is in a toast then.
 */
export const useChange = <Given = void, Answer = unknown>(terms: ChangeTerms<Given, Answer>) => {
  const { send, onDone, failed, onFailed, onSettled } = terms;
  const client = useQueryClient();
  const fail = useFailureToast();
  const mutationKey = ['change', useId()];
  const { mutateAsync, isPending, isSuccess } = useMutation<Answer, unknown, Given>({
    mutationKey,
    mutationFn: send,
    onSuccess: onDone,
    onError: (error) => {
      fail(error, failed);
      return onFailed?.(error);
    },
    onSettled,
  });
  const change = async (given: Given): Promise<boolean> => {
    // Two presses come in one moment; what is rendered would know of the first too late.
    if (client.isMutating({ mutationKey }) > 0) return false;
    return mutateAsync(given).then(
      () => true,
      () => false,
    );
  };
  return { change, isBusy: isPending, isDone: isSuccess };
};
