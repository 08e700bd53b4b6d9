import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '#design/toast.ts';
import {
  cancelSubscription,
  managePayment,
  resumeSubscription,
} from '#subscriptions/contract/subscriptions.ts';
import { refetchSubscription } from '#subscriptions/web/refetch-subscription.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';

/** What a company does with its plan: once at a time, and what became of it is asked anew either way. */
export const useChangePlan = () => {
  const strings = useStrings();
  const { own: words } = strings.subscriptions;
  const client = useQueryClient();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (act: () => Promise<unknown>, done?: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await act();
      if (done) showToast({ tone: 'success', title: done });
    } catch (error) {
      showToast({ tone: 'destructive', title: words.changeFailed, text: reasonOf(error, strings) });
    } finally {
      await refetchSubscription(client);
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    cancel: (then: () => void) =>
      void run(() => call(cancelSubscription, {}), words.cancelledToast).then(then),
    resume: () => void run(() => call(resumeSubscription, {}), words.resumedToast),
    manage: () => void run(async () => location.assign((await call(managePayment, {})).continueAt)),
  };
};
