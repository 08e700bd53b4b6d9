import { useLayoutEffect, useRef, useState } from 'react';
import type { FailedWords } from './failure-toast.ts';
import { type TryKey, useTries } from './form/use-tries.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface ChangeOptions<Given, Answer> {
  /** What creates something hands `once` on: pressed again after an answer got lost, it is done once. */
  send: (input: Given, tryKey: TryKey) => Promise<Answer>;
  /** It went well: what is shown and said then. */
  onDone?: (response: Answer, input: Given) => unknown;
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
export const useChange = <Given = void, Answer = unknown>(options: ChangeOptions<Given, Answer>) => {
  const fail = useFailureToast();
  const tries = useTries();
  const [state, setState] = useState<'before' | 'busy' | 'done' | 'failed'>('before');
  // Two presses come in one moment; what is rendered would know of the first too late.
  const isUnderWay = useRef(false);
  // What is done afterwards knows what was rendered meanwhile.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const change = async (input: Given): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setState('busy');
    let isDone = false;
    try {
      const response = await latest.current.send(input, tries.once());
      tries.forget();
      await latest.current.onDone?.(response, input);
      isDone = true;
    } catch (error) {
      tries.fail(error);
      fail(error, latest.current.failed);
      await latest.current.onFailed?.(error);
    } finally {
      await latest.current.onSettled?.();
      isUnderWay.current = false;
      setState(isDone ? 'done' : 'failed');
    }
    return isDone;
  };
  return { change, isBusy: state === 'busy', isDone: state === 'done' };
};
