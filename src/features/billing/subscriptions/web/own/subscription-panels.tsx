import { useQuery } from '@tanstack/react-query';
import { Stack } from '#design/layout.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import { subscriptionQuery } from '#features/billing/subscriptions/web/queries.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './own.module.css';
import { PlanLimitsPanel } from './plan-limits-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { ReceiptsPanel } from './receipts-panel.tsx';

/** Shows a company's plan and payments on its desk. */
export const SubscriptionPanels = () => {
  const {
    subscriptions: { own: words },
  } = useStrings();
  const { data: subscription, error } = useQuery(subscriptionQuery);
  if (!subscription) return error ? <Text>{words.notLoaded}</Text> : <SkeletonRows rows={3} />;
  return (
    <div className={styles.columns}>
      <Stack gap={8}>
        <PlanPanel subscription={subscription} />
        <ReceiptsPanel />
      </Stack>
      <PlanLimitsPanel subscription={subscription} />
    </div>
  );
};
