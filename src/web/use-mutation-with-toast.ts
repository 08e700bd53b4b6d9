import { useLayoutEffect, useRef, useState } from 'react';
import type { CreateFailureToast } from './failure-toast.ts';
import { type IdempotencyKeyOption, useIdempotencyKey } from './form/use-idempotency-key.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface ChangeOptions<Given, Answer> {
  /** A call that creates something passes `once` on: a second click after a lost response creates no second thing. */
  send: (input: Given, tryKey: IdempotencyKeyOption) => Promise<Answer>;
  /** Called on success, to show and say the outcome. */
  onDone?: (response: Answer, input: Given) => unknown;
  failed: CreateFailureToast;
  /** Called on failure; the toast is shown already. */
  onFailed?: (error: unknown) => unknown;
  /** Called either way, to fetch again. The change is under way until this is done. */
  onSettled?: () => unknown;
}

/**
 * Runs a change once at a time: a second click while the first is under way does nothing. `change` returns whether
 * it was done; if not, a toast says why.
 */
export const useMutationWithToast = <Given = void, Answer = unknown>(
  options: ChangeOptions<Given, Answer>,
) => {
  const fail = useFailureToast();
  const tries = useIdempotencyKey();
  const [state, setState] = useState<'before' | 'busy' | 'done' | 'failed'>('before');
  // Two clicks come in one moment; rendered state would know of the first too late.
  const isUnderWay = useRef(false);
  // Callbacks must see the options that were rendered meanwhile.
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
