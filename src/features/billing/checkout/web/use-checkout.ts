import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '#design/toast.ts';
import {
  payForPlan,
  type PlanChangePreview,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import type { PlanChangeOrder } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { refetchSubscription } from '#features/billing/subscriptions/web/index.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

/** A payment seems to work for so long, and its success is shown for so long. */
const PROCESSING_MS = 2000;
const REDIRECT_MS = 2000;

export const COMPANY_DASHBOARD_PATH = href('/company-dashboard');

type Checkout = 'idle' | 'processing' | 'success';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Pays, then leads to the dashboard or to Stripe's page. */
export const useCheckout = (order: PlanChangeOrder, planChange: PlanChangePreview | undefined) => {
  const { checkout } = useStrings();
  const { navigate } = useNavigation();
  const client = useQueryClient();
  const isLater = planChange?.effect === 'later';
  const [isPaid, setIsPaid] = useState(false);

  useEffect(() => {
    if (!isPaid) return undefined;
    const timer = setTimeout(() => navigate(COMPANY_DASHBOARD_PATH), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isPaid, navigate]);

  const { change, isBusy, isDone } = useMutationWithToast({
    send: async (_: void, callOptions) => {
      const body = planChange ? { ...order, dueCents: planChange.dueCents } : order;
      const paying = callEndpoint(payForPlan, { body }, callOptions);
      const [{ continueAt }] = await Promise.all([paying, pause(PROCESSING_MS)]);
      return continueAt;
    },
    onDone: (continueAt) => {
      if (continueAt !== null) return location.assign(continueAt);
      void refetchSubscription(client);
      showToast({ tone: 'success', title: isLater ? checkout.laterTitle : checkout.successTitle });
      return setIsPaid(true);
    },
    failed: (reason, error) => ({
      title: checkout.failedTitle,
      text:
        isRefusedWithCode(error, 'billDiffers') || isRefusedWithCode(error, 'keyReused')
          ? reason
          : checkout.failedText,
    }),
    onFailed: (error) => isRefusedWithCode(error, 'billDiffers') && refetchSubscription(client),
  });

  // Done without a success: Stripe's page is loading.
  const state: Checkout = isPaid ? 'success' : isBusy || isDone ? 'processing' : 'idle';
  return { state, pay: () => void change() };
};
