import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import {
  cancelSubscription,
  managePayment,
  resumeSubscription,
} from '#subscriptions/contract/subscriptions.ts';
import { refetchSubscription } from '#subscriptions/web/refetch-subscription.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';

interface PlanAct {
  send: () => Promise<unknown>;
  done?: string;
}

/** What a company does with its plan; what became of it is asked again either way. */
export const useChangePlan = () => {
  const {
    subscriptions: { own: words },
  } = useStrings();
  const client = useQueryClient();
  const { change, isBusy } = useChange({
    send: ({ send }: PlanAct) => send(),
    onDone: (_, { done }) => done && showToast({ tone: 'success', title: done }),
    failed: (text) => ({ title: words.changeFailed, text }),
    onSettled: () => refetchSubscription(client),
  });
  return {
    isBusy,
    cancel: (then: () => void) =>
      void change({ send: () => call(cancelSubscription, {}), done: words.cancelledToast }).then(then),
    resume: () => void change({ send: () => call(resumeSubscription, {}), done: words.resumedToast }),
    manage: () =>
      void change({ send: async () => location.assign((await call(managePayment, {})).continueAt) }),
  };
};
