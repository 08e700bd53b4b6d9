import { useRef, useState } from 'react';
import type { Endpoint, RefusalCodeOf } from '#kernel/endpoint.ts';
import { ApiError } from '#web/api-client.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** What a button does: once at a time, however often it is pressed; a toast says why it did not work. */
export const useAction = <Given extends unknown[]>(
  act: (...given: Given) => Promise<unknown>,
  failed: (reason: string) => string,
  title?: string,
) => {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const fail = useFailureToast();

  const runOnce = async (...given: Given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await act(...given);
    } catch (error) {
      fail(error, failed, title);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return { run: (...given: Given) => void runOnce(...given), isBusy };
};

/** What was to be removed has been removed already, in another tab: that is as good. */
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
