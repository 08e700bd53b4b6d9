import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import {
  cancelSubscription,
  openPaymentPortal,
  resumeSubscription,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import { refetchSubscription } from '#features/billing/subscriptions/web/refetch-subscription.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

interface PlanAction {
  send: () => Promise<unknown>;
  doneMessage?: string;
}

/** Changes the plan and fetches it again, whether it succeeded or not. */
export const useSubscriptionActions = () => {
  const {
    subscriptions: { own: words },
  } = useStrings();
  const client = useQueryClient();
  const { change, isBusy } = useMutationWithToast({
    send: ({ send }: PlanAction) => send(),
    onDone: (_, { doneMessage }) => doneMessage && showToast({ tone: 'success', title: doneMessage }),
    failed: (text) => ({ title: words.changeFailed, text }),
    onSettled: () => refetchSubscription(client),
  });
  return {
    isBusy,
    cancel: (then: () => void) =>
      void change({
        send: () => callEndpoint(cancelSubscription, {}),
        doneMessage: words.cancelledToast,
      }).then(then),
    resume: () =>
      void change({ send: () => callEndpoint(resumeSubscription, {}), doneMessage: words.resumedToast }),
    manage: () =>
      void change({
        send: async () => location.assign((await callEndpoint(openPaymentPortal, {})).continueAt),
      }),
  };
};
